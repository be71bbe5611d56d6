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

/** So many weeks are seen at once: four day by day, the others week by week. */
export const spans = [4, 12, 26] as const
export type Span = (typeof spans)[number]

/** Whose weeks, from which Monday on, and how many of them; `to` is the last Sunday. */
export type BoardQuestion = { rows: BoardRows; from: string; to: string; weeks: Span }

const usualSpan: Span = 4

/** What the page's address asks for; what cannot be read is what the page shows at first. */
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

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayFrom(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Rows of another kind are narrowed as they were, or else to those that are in use. */
export const askForRows = (rows: BoardRows) =>
  changeUrl((params) => ({ rows, ...([...params.keys()].some(startsTable(rows)) ? {} : inUse[rows]()) }))

const activeIn = (rows: BoardRows) => () =>
  tablePatch(rows, { is_active: 'choices' }, { filters: { is_active: [{ id: 'true', name: t(words.active) }] } })

/** Vacancies are those of the days that are seen anyway. */
const inUse: Record<BoardRows, () => Patch> = {
  employees: activeIn('employees'),
  facilities: activeIn('facilities'),
  vacancies: () => ({}),
}

export const askForSpan = (weeks: Span) => changeUrl({ weeks: weeks === usualSpan ? null : String(weeks) })

/** From the week of this day on; null: from this week on. */
export const askFrom = (day: string | null) => changeUrl({ from: day && mondayOf(day) })
