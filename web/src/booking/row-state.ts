import type { Booking } from '@kasack/contract/booking.ts'
import type { RowState } from '../shared/table/row-state.ts'
import { phaseOf } from './rules.ts'

/** What is going on is marked, what was called off or ended early is grey. */
export function rowStateOf(booking: Booking, today: string): RowState {
  const phase = phaseOf(booking, today)
  if (phase === 'ongoing') return 'ongoing'
  return phase === 'cancelled' || phase === 'terminated' ? 'disabled' : undefined
}
