import { contactPerson } from '@kasack/contract/contact-person.ts'
import { facility } from '@kasack/contract/facility.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import { sql } from 'kysely'
import type { References } from '../platform/write/deletion.ts'
import { prevents } from '../platform/write/deletion.ts'

/** What refers to a group. */
export const facilityGroupReferences: References = {
  'facility.facility_group_id': prevents(facility, 'facility_group'),
  'contact_person.facility_group_id': prevents(contactPerson, 'facility_group'),
  'requirement.facility_group_id': prevents(requirement, 'facility_group'),
}

/** The columns of a joined facility group that other records show. */
export const groupColumns = sql`facility_group.name as facility_group_name, facility_group.comments as facility_group_comments`
