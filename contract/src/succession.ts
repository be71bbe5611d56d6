import type { Booking } from './booking.ts'
import type { Period } from './field.ts'
import { dayFrom, endOfMonth, sharedDays, uncovered } from './range.ts'

// What follows a booking: docs/rules/bookings.md.

/**
 * When a replacement is needed, and how it links to the booking: on the first days of an absence that nobody covers; after an early end,
 * from the next day until the original end; otherwise for the rest of the booking.
 */
export function replacedDays(booking: Booking, today: string): { link: 'stands_in_for' | 'continues' | null; period: Period } {
  const { terminated, continued_by, former_upper, date_range } = booking
  const { lower, upper } = date_range
  const later = (day: string) => (day > today ? day : today)
  const absent = firstUncovered(booking, today)
  if (absent) return { link: 'stands_in_for', period: absent }
  if (!terminated || upper === null) return { link: null, period: { lower: later(lower), upper } }
  const start = later(dayFrom(upper, 1))
  const end = former_upper !== null && former_upper >= start ? former_upper : endOfMonth(start)
  return { link: continued_by ? null : 'continues', period: { lower: start, upper: end } }
}

/** The first days from today on when the employee is absent and nobody stands in; none for a booking that was cancelled or ended early. */
function firstUncovered({ cancelled, terminated, absences, date_range }: Booking, today: string): Period | null {
  if (cancelled || terminated) return null
  for (const absence of absences ?? []) {
    const hit = sharedDays(absence.date_range, date_range)
    const ahead = hit && sharedDays(hit, { lower: today, upper: null })
    const standIns = absence.stand_ins.map((one) => one.date_range)
    const [first] = ahead ? uncovered(standIns, ahead) : []
    if (first) return { lower: first.lower!, upper: first.upper } // an absence has both ends
  }
  return null
}
