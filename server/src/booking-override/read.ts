import type { Booking } from '@kasack/contract/booking.ts'
import type { Reading } from '../platform/read/reading.ts'
import type { Row } from '../platform/record/record.ts'
import { presentNotes } from './noted.ts'
import type { OverrideNote } from './queries.ts'

type OverrideRows<N extends 'overrides' | 'confirmed'> = (Omit<Booking[N][number], 'text'> & Pick<OverrideNote, 'needs'>)[]

/** The overrides of a booking as its reader sees them. */
export const overridesIn = (row: Row, reading: Reading): Booking['overrides'] =>
  presentNotes(row['overrides'] as OverrideRows<'overrides'>, reading) // as selected

/** The warnings, each once. */
export function confirmedIn(row: Row, reading: Reading): Booking['confirmed'] {
  const shown = presentNotes(row['confirmed'] as OverrideRows<'confirmed'>, reading)
  return [...Map.groupBy(shown, ({ code }) => code).values()].map(([one]) => one!)
}
