import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of a booking. `booking` is one that the new one duplicates, `renewal` one that it goes on from, `replacement` one whose employee is replaced. */
export const bookingModal = modal('booking', {
  of: booking,
  id: 'optional',
  from: { vacancy, candidate, employee, facility, booking, renewal: booking, replacement: booking },
  // Who was chosen to replace somebody.
  with: { employee },
  hasDays: true,
  hasType: true,
})

/** Calls a booking off before it has begun. */
export const bookingCancellationModal = modal('booking-cancellation', { of: booking, id: 'required' })

/** Ends a booking that is going on. */
export const bookingTerminationModal = modal('booking-termination', { of: booking, id: 'required' })

/** A booking at the side of any page. */
export const bookingDrawer = modal('booking-drawer', { of: booking, id: 'required', needs: booking.access.read })
