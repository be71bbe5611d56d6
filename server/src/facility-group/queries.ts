import { contactPerson } from '@kasack/contract/contact-person.ts'
import { facility } from '@kasack/contract/facility.ts'
import { facilityGroup, type facilityGroupList } from '@kasack/contract/facility-group.ts'
import { sql } from 'kysely'
import type { References } from '../platform/write/deletion.ts'
import { prevents } from '../platform/write/deletion.ts'
import type { Rows } from '../platform/list/list-query.ts'
import { recordOf, storedColumns } from '../platform/record/record.ts'

export const facilityGroupRows: Rows<typeof facilityGroupList> = {
  columns: () => storedColumns(facilityGroup),
  joins: () => sql``,
}

export const toFacilityGroup = recordOf(facilityGroup)

export const facilityGroupReferences: References = {
  'facility.facility_group_id': prevents(facility, 'facility_group'),
  'contact_person.facility_group_id': prevents(contactPerson, 'facility_group'),
}

/** The columns of a facility group joined under its name, as other records show it. */
export const groupColumns = sql`facility_group.name as facility_group_name, facility_group.comments as facility_group_comments`
