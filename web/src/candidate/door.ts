import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { employee } from '@kasack/contract/employee.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { modal } from '../shared/address/modals.ts'

/** Adds candidates to a vacancy. */
export const candidateModal = modal('candidates', { of: candidate, from: { vacancy } })

/** Records from when a candidate is free. */
export const candidateAvailableModal = modal('candidate-available', { of: candidate, id: 'required' })

/** Chooses a replacement for the booked employee. */
export const replacementModal = modal('replacement', {
  of: booking,
  from: { booking },
  needs: (user) => mayAccess(user, booking.access.create) && mayAccess(user, employee.access.read),
})
