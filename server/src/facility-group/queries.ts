import { facilityGroup, type facilityGroupList } from '@kasack/contract/facility-group.ts'
import { sql } from 'kysely'
import type { Rows } from '../platform/list-query.ts'
import { recordOf } from '../platform/record.ts'

export const facilityGroupRows: Rows<typeof facilityGroupList> = {
  columns: () => sql`facility_group.id, facility_group.name, facility_group.comments, facility_group.is_active`,
  joins: () => sql``,
}

export const toFacilityGroup = recordOf(facilityGroup)
