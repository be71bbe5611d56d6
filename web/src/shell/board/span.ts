import type { BoardRows } from '@kasack/contract/board.ts'
import { boardAccess, boardRows } from '@kasack/contract/board.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { isDay } from '@kasack/contract/value.ts'
import type { Patch } from '../../shared/address/url-state.ts'
import { changeUrl, useUrlParams } from '../../shared/address/url-state.ts'
import { startsTable, tablePatch } from '../../shared/address/url-table.ts'
import { t } from '../../shared/language/i18n.ts'
import { useToday } from '../../shared/program/use-today.ts'
import { useMay } from '../../shared/session/permission.ts'
import { texts as words } from '../../shared/table/question/texts.ts'

/** Weeks shown at once: four day by day, the others week by week. */
export const spans = [4, 12, 26] as const
export type Span = (typeof spans)[number]

/** The rows, the first Monday, and the number of weeks; `to` is the last Sunday. */
export type BoardQuestion = { rows: BoardRows; from: string; to: string; weeks: Span }

const usualSpan: Span = 4

/** The board described by the page's address; invalid parts fall back to the defaults. */
export function useBoardQuestion(): BoardQuestion {
  const today = useToday()
  const may = useMay()
  return readQuestion(useUrlParams(), { today, may })
}

type Around = { today: string; may: (needs: UserNeeds) => boolean }

export function readQuestion(address: URLSearchParams, { today, may }: Around): BoardQuestion {
  const offered = boardRows.filter((rows) => may(boardAccess[rows]))
  const asked = address.get('from') ?? ''
  const weeks = spans.find((one) => String(one) === address.get('weeks')) ?? usualSpan
  const from = mondayOf(isDay(asked) ? asked : today)
  return { rows: offered.find((one) => one === address.get('rows')) ?? offered[0]!, from, to: dayFrom(from, weeks * 7 - 1), weeks }
}

export const mondayOf = (day: string): string => dayFrom(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Switches to rows of another kind: keeps their filters, or defaults to active records. */
export const askForRows = (rows: BoardRows) =>
  changeUrl((params) => ({ rows, ...([...params.keys()].some(startsTable(rows)) ? {} : inUse[rows]()) }))

const activeIn = (rows: BoardRows) => () =>
  tablePatch(rows, { is_active: 'choices' }, { filters: { is_active: [{ id: 'true', name: t(words.active) }] } })

/** Vacancies need no default: only those within the visible days are listed. */
const inUse: Record<BoardRows, () => Patch> = {
  employees: activeIn('employees'),
  facilities: activeIn('facilities'),
  vacancies: () => ({}),
}

export const askForSpan = (weeks: Span) => changeUrl({ weeks: weeks === usualSpan ? null : String(weeks) })

/** Shows the weeks from this day's week on; null: from the current week on. */
export const askFrom = (day: string | null) => changeUrl({ from: day && mondayOf(day) })
