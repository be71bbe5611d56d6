import { contactPerson } from '@kasack/contract/contact-person.ts'
import { facility } from '@kasack/contract/facility.ts'
import { modal } from '../shared/address/modals.ts'

/** A facility's follow-up; `id` is the facility's. The first one may be set from a contact person. */
export const followUpModal = modal('followups', { of: facility, id: 'required', from: { 'contact-person': contactPerson } })
