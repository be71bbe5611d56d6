import { absenceReasons } from '@kasack/contract/absence-reason.ts'
import type { BoardBar } from '@kasack/contract/board.ts'
import type { Text } from '@kasack/contract/text.ts'
import { namesByCode } from '@kasack/contract/text.ts'
import { vacancyStatuses } from '@kasack/contract/vacancy-status.ts'
import { statusWords } from '../../candidate/labels.ts'
import { daysBetween, formatDay, formatPeriod } from '../../shared/language/format.ts'
import { t } from '../../shared/language/i18n.ts'
import type { BoardMove } from './held.ts'
import type { Days } from './shift.ts'
import { kindWords, stateWords, texts } from './texts.ts'

const wordsOfState: Record<BoardBar['kind'], Readonly<Record<string, Text>>> = {
  booking: stateWords,
  candidate: statusWords,
  absence: namesByCode(absenceReasons),
  demand: namesByCode(vacancyStatuses),
}

/** `14.12.2026 – 31.03.2027`, as announced. */
export const dayText = (days: Days): string => formatPeriod(days, formatDay)

const counted = (count: number): string => (count === 1 ? t(texts.days_one) : t(texts.days, { count }))

/** The length of a period in words. */
export const daysText = ({ lower, upper }: Days): string => (upper === null ? t(texts.unending) : counted(daysBetween(lower, upper) + 1))

/** The open positions of a vacancy in words. */
export const openText = (open: number): string => (open === 0 ? t(texts.all_filled) : t(texts.open_positions, { count: open }))

export const namedBar = ({ kind, label }: BoardBar): string => `${t(kindWords[kind])} ${label}`

/** A bar as announced by screen readers. */
export function barText(bar: BoardBar): string {
  const { kind, label, state, open } = bar
  const word = wordsOfState[kind][state]
  const states = [word && t(word), open === undefined ? '' : openText(open)].filter(Boolean).join(', ')
  return t(texts.bar, { kind: t(kindWords[kind]), label, period: dayText(bar), state: states })
}

/** How far the bar has moved from its original place: by its end, or as a whole. */
function changeText({ bar, days, hold }: BoardMove): string {
  const by = hold === 'end' ? daysBetween(bar.upper ?? bar.lower, days.upper ?? bar.lower) : daysBetween(bar.lower, days.lower)
  if (by === 0) return t(texts.unchanged)
  const word = hold === 'whole' ? (by > 0 ? texts.on : texts.back) : (hold === 'end') === by > 0 ? texts.longer : texts.shorter
  return t(word, { days: counted(Math.abs(by)) })
}

/** The current position of a bar being moved. */
export const moveText = (moved: BoardMove): string =>
  t(texts.moved, { period: dayText(moved.days), days: daysText(moved.days), change: changeText(moved) })
