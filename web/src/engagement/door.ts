import { applicant } from '@kasack/contract/applicant.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility } from '@kasack/contract/facility.ts'
import { modal } from '../shared/address/modals.ts'

/** The form of an entry. `follow-up`: the entry being followed up; `engagement`: the entry to copy from. */
export const engagementModal = modal('engagement', {
  of: engagement,
  id: 'optional',
  from: { facility, 'contact-person': contactPerson, employee, applicant, 'follow-up': engagement, engagement },
})
