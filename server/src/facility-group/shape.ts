import type { Row } from '../platform/record.ts'

/** A facility group as other records show it, null where there is none. */
export const groupObject = (row: Row) =>
  row['facility_group_id'] === null
    ? null
    : {
        id: row['facility_group_id'] as number,
        name: row['facility_group_name'] as string,
        comments: row['facility_group_comments'] as string,
      }
