import type { ContactPersonInput } from '@kasack/contract/contact-person.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** A person works for a facility, for its group, or for neither, but not for both. */
export const refuseContactPerson = ({ facility, facility_group }: ContactPersonInput): Problems =>
  facility && facility_group ? { facility: [texts.facility_and_group], facility_group: [texts.facility_and_group] } : {}
