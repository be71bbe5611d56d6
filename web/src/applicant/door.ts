import { applicant } from '@kasack/contract/applicant.ts'
import { modal } from '../shared/address/modals.ts'

/** Changes an applicant; applicants apply on the public page, so it never creates one. */
export const applicantModal = modal('applicant', { of: applicant, id: 'required' })
