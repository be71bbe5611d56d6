import { candidate } from '@kasack/contract/candidate.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import { maxCandidates, sendEmail } from '@kasack/contract/send-email.ts'
import { modal } from '../shared/address/modals.ts'

/**
 * Writes an e-mail. `profile`: presents a candidate, or several of one vacancy, to the facility; `candidate`: written
 * to directly; `absence-at`: tells a facility about an absence; `ended-at`: tells it that an employee has left;
 * `documents-of`: asks an employee for documents.
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
  several: { profile: maxCandidates },
  with: { employee },
})
