import { contactPerson } from '@kasack/contract/contact-person.ts'
import { facility } from '@kasack/contract/facility.ts'
import { modal } from '../shared/address/modals.ts'

export const contactPersonModal = modal('contact-person', { of: contactPerson, id: 'optional', from: { facility } })
