import { contactPerson } from '@kasack/contract/contact-person.ts'
import { facility } from '@kasack/contract/facility.ts'
import { modal } from '../shared/address/modals.ts'

/** The follow-up of a facility; `id` is the facility's. Where it has none, the first one may begin with a contact person. */
export const followUpModal = modal('followups', { of: facility, id: 'required', from: { 'contact-person': contactPerson } })
