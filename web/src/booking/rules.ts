import type { Booking } from '@kasack/contract/booking.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { contains, ended } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import dayjs from 'dayjs'
import { endOfMonth } from '../shared/language/end-of-month.ts'
import { formatPeriod, wireFormat } from '../shared/language/format.ts'
import { texts } from './texts.ts'

/** How today lies to a booking, unless it was called off or ended early. */
export function phaseOf({ date_range, cancelled, terminated }: Pick<Booking, 'date_range' | 'cancelled' | 'terminated'>, today: string) {
  if (cancelled) return 'cancelled'
  if (terminated) return 'terminated'
  if (contains(date_range, today)) return 'ongoing'
  return ended(date_range, today) ? 'over' : 'to come'
}

/** Why a booking is not changed any more; undefined: it can be. */
export function whySealed({ cancelled, terminated }: Pick<Booking, 'cancelled' | 'terminated'>): Text | undefined {
  if (cancelled) return placementTexts.already_cancelled
  return terminated ? placementTexts.already_terminated : undefined
}

/** Why a booking is not renewed; undefined: it can be. */
export function whyNotRenewed({ cancelled, date_range }: Pick<Booking, 'cancelled' | 'date_range'>): Text | undefined {
  if (cancelled) return placementTexts.already_cancelled
  return date_range.upper === null ? texts.no_end : undefined
}

/** Why nobody is sent in place of the employee; undefined: it can be. Of what was ended early the rest is still open. */
export const whyNotReplaced = ({ terminated, date_range }: Pick<Booking, 'terminated' | 'date_range'>, today: string): Text | undefined =>
  !terminated && ended(date_range, today) ? placementTexts.has_ended : undefined

/** What a booking agrees on: whatever is made of it takes this along. */
export const agreed = [
  'booking_type',
  'facility',
  'vacancy',
  'vacancy_type',
  'department',
  'employee',
  'qualification',
  'bonus',
  'charge_rate',
  'working_hours_month',
  'expenses',
  'insitu',
  'replacement_for',
  'send_documents',
  'facility_pays_transportation_expenses',
  'employee_transportation_expenses',
  'accommodation',
  'accommodation_package',
  'accommodation_price',
  'notes',
] as const satisfies (keyof Booking)[]

/** What stays with the booking: its days, which are why another is made of it, what it follows from, and what became of it. */
export const ownOfEach = ['date_range', 'continues', 'stands_in_for', 'cancelled', 'terminated'] as const satisfies (keyof Booking)[]

export const agreedIn = (booking: Booking) =>
  Object.fromEntries(agreed.map((name) => [name, booking[name]])) as Pick<Booking, (typeof agreed)[number]> // those names

/** The same person on the same terms once more, from the day after the end on. */
export function renewalOf(booking: Booking) {
  const { upper } = booking.date_range
  return {
    ...agreedIn(booking),
    booking_type: 'renewal' as const,
    notes: '',
    ...(upper !== null && { date_range: restOfMonth(dayAfter(upper)) }),
  }
}

/** Somebody else on the same terms, for what is left of the days; where it was ended early, from the day after that on. */
export function replacementOf(booking: Booking, today: string) {
  const { employee, terminated, date_range } = booking
  const { lower, upper, bounds } = date_range
  const later = (day: string) => (day > today ? day : today)
  return {
    ...agreedIn(booking),
    booking_type: 'replacement' as const,
    employee: null,
    replacement_for: employee,
    notes: '',
    date_range: terminated && upper !== null ? restOfMonth(later(dayAfter(upper))) : { lower: later(lower), upper, bounds },
  }
}

const dayAfter = (day: string): string => dayjs(day).add(1, 'day').format(wireFormat.day)
const restOfMonth = (lower: string) => ({ lower, upper: endOfMonth(lower), bounds: '[]' as const })

/** By what users know a booking. */
export const whoAndWhen = ({ employee, date_range }: Pick<Booking, 'employee' | 'date_range'>): string =>
  `${employee.name}, ${formatPeriod(date_range)}`
