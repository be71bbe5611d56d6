import type { Booking } from '@kasack/contract/booking.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { contains, ended } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import { formatPeriod } from '../shared/language/format.ts'

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

/** By what users know a booking. */
export const whoAndWhen = ({ employee, date_range }: Pick<Booking, 'employee' | 'date_range'>): string =>
  `${employee.name}, ${formatPeriod(date_range)}`
