import { candidate } from '@kasack/contract/candidate.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import { mostCandidates, sendEmail } from '@kasack/contract/send-email.ts'
import { modal } from '../shared/address/modals.ts'

/**
 * Writes an e-mail. `profile` is a candidate, or several of one vacancy, who are told of to the facility, `candidate` one who is written to herself, `absence-at` a
 * facility that is told who is away, `ended-at` one that is told who has left, `documents-of` an employee who is asked for papers.
 */
export const emailModal = modal('email', {
  of: sendEmail,
  from: {
    facility,
    'absence-at': facility,
    'ended-at': facility,
    'contact-person': contactPerson,
    profile: candidate,
    candidate,
    'documents-of': employee,
  },
  several: { profile: mostCandidates },
  with: { employee },
})
