import type { Absence } from '@kasack/contract/absence.ts'
import type { Booking } from '@kasack/contract/booking.ts'
import { contains, overlaps } from '@kasack/contract/range.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { formatPeriod } from '../shared/language/format.ts'
import { t } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** Its last day belongs to it; without one it has no end. */
export type Period = { lower: string; upper: string | null }

/** Who is to go where and when; what is not known, or not yet chosen, is null and warns of nothing. */
export type Plan = {
  employee: { id: number; is_active: boolean | null } | null
  period: Period | null
  vacancy: Pick<Vacancy, 'status' | 'date_range'> | null
  /** The booking that is changed: it does not get in its own way. */
  booking?: number | undefined
}

/** What employees are booked for or away for, of theirs what the reader may see. */
export type Encounters = {
  bookings: readonly Pick<Booking, 'id' | 'employee' | 'facility' | 'date_range' | 'cancelled'>[]
  absences: readonly (Pick<Absence, 'employee' | 'reason_display'> & { date_range: Period })[]
}

export type Warning =
  | { kind: 'booked'; facility: string; period: Period }
  | { kind: 'away'; reason: string; period: Period }
  | { kind: 'inactive' | 'paused' | 'closed' }
  | { kind: 'outside'; period: Period }

/** What speaks against the plan though nothing forbids it (docs/rules/bookings.md), the gravest first. */
export function warningsOf({ employee, period, vacancy, booking }: Plan, { bookings, absences }: Encounters): Warning[] {
  const meets = (entry: { employee: { id: number }; date_range: Period }) =>
    period !== null && entry.employee.id === employee?.id && overlaps(entry.date_range, period)
  const booked = bookings.filter((other) => other.id !== booking && !other.cancelled && meets(other))
  return [
    ...booked.map((other): Warning => ({ kind: 'booked', facility: other.facility?.name ?? '', period: other.date_range })),
    ...absences.filter(meets).map((away): Warning => ({ kind: 'away', reason: away.reason_display, period: away.date_range })),
    ...(employee?.is_active === false ? [{ kind: 'inactive' } as const] : []),
    ...(period && vacancy && !isWithin(period, vacancy.date_range) ? [{ kind: 'outside', period: vacancy.date_range } as const] : []),
    ...(vacancy?.status === 'paused' || vacancy?.status === 'closed' ? [{ kind: vacancy.status }] : []),
  ]
}

const isWithin = ({ lower, upper }: Period, outer: Period): boolean =>
  contains(outer, lower) && (upper === null ? outer.upper === null : contains(outer, upper))

/** So many are told; whoever is booked so often is warned enough. */
const most = 5

/** The warnings as users read them. */
export function sentencesOf(warnings: readonly Warning[]): string[] {
  const others = warnings.length - most
  return [...warnings.slice(0, most).map(sentenceOf), ...(others > 0 ? [t(texts.more, { count: others })] : [])]
}

function sentenceOf(warning: Warning): string {
  switch (warning.kind) {
    case 'booked':
      return t(texts.booked, { facility: warning.facility, period: formatPeriod(warning.period) })
    case 'away':
      return t(texts.away, { reason: warning.reason, period: formatPeriod(warning.period) })
    case 'outside':
      return t(texts.outside, { period: formatPeriod(warning.period) })
    default:
      return t(texts[warning.kind])
  }
}
