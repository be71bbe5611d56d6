import { facilityGroup, type facilityGroupList } from '@kasack/contract/facility-group.ts'
import { sql } from 'kysely'
import type { Rows } from '../platform/list-query.ts'
import { recordOf, storedColumns, type Row } from '../platform/record.ts'

export const facilityGroupRows: Rows<typeof facilityGroupList> = {
  columns: () => storedColumns(facilityGroup),
  joins: () => sql``,
}

export const toFacilityGroup = recordOf(facilityGroup)

/** A facility group as other records show it, null where there is none. */
export const groupObject = (row: Row) =>
  row['facility_group_id'] === null
    ? null
    : {
        id: row['facility_group_id'] as number,
        name: row['facility_group_name'] as string,
        comments: row['facility_group_comments'] as string,
      }
