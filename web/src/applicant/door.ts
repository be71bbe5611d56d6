import { applicant } from '@kasack/contract/applicant.ts'
import { modal } from '../shared/address/modals.ts'

/** The form in which an applicant is changed; she herself applies on the public page. */
export const applicantModal = modal('applicant', { of: applicant, id: 'required' })
