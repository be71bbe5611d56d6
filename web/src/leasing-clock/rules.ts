import type { ClockPreview } from '@kasack/contract/leasing-clocks.ts'
import { daysBetween, formatDay, formatInteger, formatRelativeDay, formatShortDay } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** A clock, stored or previewed. */
export type Clock = NonNullable<ClockPreview>

/** `over`: the hirer's maximum is exceeded; `near`: the last day is close. */
export type ClockStanding = 'calm' | 'near' | 'over'

/** In days. */
const soon = 90

const measureOf = ({ used }: Pick<Clock, 'used'>): number => 30 * used.months + used.days

/** Whether the agency counts days rather than months; false where both give the same last day. */
const countsDays = ({ last_day, last_day_months, last_day_days }: Clock): boolean =>
  last_day === last_day_days && last_day !== last_day_months

export function standingOf(clock: Clock, today: string): ClockStanding {
  const used = countsDays(clock) ? clock.used_days : measureOf(clock)
  if (used > 30 * clock.hirer.maximum_months) return 'over'
  const left = daysBetween(today, clock.last_day)
  return left >= 0 && left <= soon ? 'near' : 'calm'
}

/** Positions on the bar, in percent of the hirer's maximum. */
export function placesOf(clock: Clock, today: string): { used: number; equalPay: number } {
  const whole = 30 * clock.hirer.maximum_months
  const used = Math.min(100, (100 * measureOf(clock)) / whole)
  if (clock.equal_pay_reason === 'months')
    return { used, equalPay: Math.min(100, (100 * clock.hirer.equal_pay_months) / clock.hirer.maximum_months) }
  const passed = Math.min(100, (100 * daysBetween(clock.first_day, clock.equal_pay_from)) / whole)
  // Breaks between assignments do not count, and their length is unknown here: keep the mark on the correct side of
  // `used`.
  return { used, equalPay: clock.equal_pay_from <= today ? Math.min(passed, used) : Math.max(passed, used) }
}

/** `12 Monate 16 Tage von 18`; the start date if nothing is used yet. */
export function usedText(clock: Clock): string {
  const { used, hirer, first_day } = clock
  const maximum = formatInteger(hirer.maximum_months)
  if (measureOf(clock) === 0) return t(texts.begins, { day: formatDay(first_day), maximum })
  const parts = [counted(used.months, texts.one_month, texts.months), counted(used.days, texts.one_day, texts.days)]
  return t(used.days > 0 && used.months > 0 ? texts.used_of : texts.used_of_months, { used: shortened(parts, used), maximum })
}

type Word = Parameters<typeof t>[0]

const counted = (count: number, one: Word, many: Word): string =>
  count === 0 ? '' : t(count === 1 ? one : many, { count: formatInteger(count) })

/** Whole months drop their unit, which the sentence repeats: `12 von 18 Monaten`. */
const shortened = (parts: readonly string[], { months, days }: Clock['used']): string =>
  days === 0 ? formatInteger(months) : parts.filter(Boolean).join(' ')

/**
 * The last day by the other way of counting: by months if the agency counts days; by days if it counts months and the
 * day is earlier.
 */
export function otherReading(clock: Clock): string {
  const { last_day, last_day_months, last_day_days } = clock
  if (countsDays(clock)) return t(texts.by_months, { day: dayNextTo(last_day_months, last_day) })
  return last_day_days < last_day ? t(texts.cautious, { day: dayNextTo(last_day_days, last_day) }) : ''
}

/** Omits the year if the other day has the same one. */
const dayNextTo = (day: string, other: string): string =>
  day.slice(0, 4) === other.slice(0, 4) ? formatDay(day).slice(0, 6) : formatDay(day)

/** How near the last day is, in words; empty while the clock is calm. */
export function standingText(clock: Clock, today: string): string {
  const standing = standingOf(clock, today)
  if (standing === 'over') return t(texts.over)
  return standing === 'near' ? formatRelativeDay(clock.last_day, today) : ''
}

const reasonText = ({ equal_pay_reason }: Clock): string => (equal_pay_reason === 'revolving_door' ? t(texts.revolving_door) : '')

/** Start of equal pay as shown in a column, and the reason unless it is the usual one. */
export const equalPayParts = (clock: Clock, today: string): { day: string; reason: string } => ({
  day: t(clock.equal_pay_from <= today ? texts.since : texts.from, { day: formatShortDay(clock.equal_pay_from) }),
  reason: reasonText(clock),
})

/** The clock in words: usage, last day, equal pay, restart. */
export function clockText(clock: Clock, today: string): string {
  const { last_day, restart_day, equal_pay_from } = clock
  const other = otherReading(clock)
  const standing = standingText(clock, today)
  const last = [`${t(texts.last_day, { day: formatDay(last_day) })}${other && ` (${other})`}`, standing].filter(Boolean).join(', ')
  const pay = t(equal_pay_from <= today ? texts.equal_pay_since : texts.equal_pay_from, { day: formatDay(equal_pay_from) })
  const reason = reasonText(clock)
  const restart = restart_day === null ? t(texts.no_restart) : t(texts.restart, { day: formatDay(restart_day) })
  return [usedText(clock), last, `${pay}${reason && ` (${reason})`}`, restart].join(' · ')
}

/** Whether a period runs past the last day (or is open-ended) and could be cut to end on it. */
export const goesBeyond = ({ lower, upper }: { lower: string; upper: string | null }, { last_day }: Clock): boolean =>
  lower <= last_day && (upper === null || upper > last_day)
