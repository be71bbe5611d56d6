import type { ClockPreview } from '@kasack/contract/leasing-clocks.ts'
import { clockRights } from '@kasack/contract/leasing-clocks.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { CurrentUser } from '@kasack/contract/user.ts'
import { daysBetween, formatDay, formatInteger, formatRelativeDay, formatShortDay } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Who sees clocks. */
export const seesClocks = (user: CurrentUser): boolean => mayAccess(user, clockRights)

/** What is told of a clock, kept or only thought about. */
export type Clock = NonNullable<ClockPreview>

/** `over`: more is used than the hirer's months; `near`: its last day comes soon. */
export type ClockStanding = 'calm' | 'near' | 'over'

/** In days. */
const soon = 90

const measureOf = ({ used }: Pick<Clock, 'used'>): number => 30 * used.months + used.days

/** Which of both readings the agency takes, where they differ. */
const countsDays = ({ last_day, last_day_months, last_day_days }: Clock): boolean =>
  last_day === last_day_days && last_day !== last_day_months

export function standingOf(clock: Clock, today: string): ClockStanding {
  const used = countsDays(clock) ? clock.used_days : measureOf(clock)
  if (used > 30 * clock.hirer.maximum_months) return 'over'
  const left = daysBetween(today, clock.last_day)
  return left >= 0 && left <= soon ? 'near' : 'calm'
}

/** How far along the hirer's months a clock is, and where equal pay begins, in percent. */
export function placesOf(clock: Clock, today: string): { used: number; equalPay: number } {
  const whole = 30 * clock.hirer.maximum_months
  const used = Math.min(100, (100 * measureOf(clock)) / whole)
  if (clock.equal_pay_reason === 'months')
    return { used, equalPay: Math.min(100, (100 * clock.hirer.equal_pay_months) / clock.hirer.maximum_months) }
  const passed = Math.min(100, (100 * daysBetween(clock.first_day, clock.equal_pay_from)) / whole)
  // What lies between two times is not counted, and it is not known here: the mark stands on the right side of what is used.
  return { used, equalPay: clock.equal_pay_from <= today ? Math.min(passed, used) : Math.max(passed, used) }
}

/** `12 Monate 16 Tage von 18`; before its first day when it begins. */
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

/** Whole months need no word twice: `12 von 18 Monaten`. */
const shortened = (parts: readonly string[], { months, days }: Clock['used']): string =>
  days === 0 ? formatInteger(months) : parts.filter(Boolean).join(' ')

/** What the other reading says, where that is told: an earlier day if the agency counts months, that of months if it counts days. */
export function otherReading(clock: Clock): string {
  const { last_day, last_day_months, last_day_days } = clock
  if (countsDays(clock)) return t(texts.by_months, { day: dayBeside(last_day_months, last_day) })
  return last_day_days < last_day ? t(texts.cautious, { day: dayBeside(last_day_days, last_day) }) : ''
}

/** Beside another day the year is told only where it is another one. */
const dayBeside = (day: string, other: string): string =>
  day.slice(0, 4) === other.slice(0, 4) ? formatDay(day).slice(0, 6) : formatDay(day)

/** How near the last day is, where that matters, in words. */
export function standingText(clock: Clock, today: string): string {
  const standing = standingOf(clock, today)
  if (standing === 'over') return t(texts.over)
  return standing === 'near' ? formatRelativeDay(clock.last_day, today) : ''
}

const reasonText = ({ equal_pay_reason }: Clock): string => (equal_pay_reason === 'revolving_door' ? t(texts.revolving_door) : '')

/** The day from which she is paid equally, as a column tells it, and why, where that is not the usual reason. */
export const equalPayParts = (clock: Clock, today: string): { day: string; reason: string } => ({
  day: t(clock.equal_pay_from <= today ? texts.since : texts.from, { day: formatShortDay(clock.equal_pay_from) }),
  reason: reasonText(clock),
})

/** The clock in words: how much is used, until when, since when with equal pay, and when it would begin anew. */
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

/** Whether a period ends after the last day, or never, and could end on it. */
export const goesBeyond = ({ lower, upper }: { lower: string; upper: string | null }, { last_day }: Clock): boolean =>
  lower <= last_day && (upper === null || upper > last_day)
