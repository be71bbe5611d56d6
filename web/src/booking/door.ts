import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { modal } from '../shared/address/modals.ts'

/** The booking form. `booking`: the one to duplicate; `renewal`: the one to continue; `replacement`: the one whose employee is replaced. */
export const bookingModal = modal('booking', {
  of: booking,
  id: 'optional',
  from: { vacancy, candidate, employee, facility, booking, renewal: booking, replacement: booking },
  // The employee chosen as the replacement.
  with: { employee },
  hasDays: true,
  hasType: true,
})

/** Cancels a booking before it starts. */
export const bookingCancellationModal = modal('booking-cancellation', { of: booking, id: 'required' })

/** Ends a running booking. */
export const bookingTerminationModal = modal('booking-termination', { of: booking, id: 'required' })

export const bookingDrawer = modal('booking-drawer', { of: booking, id: 'required', needs: booking.access.read })
