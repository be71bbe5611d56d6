import type { Row } from '../platform/record.ts'

/** The newest contact, kept beside the record. */
export function latestEngagementObject(row: Row) {
  return row['latest_engagement_id'] === null
    ? null
    : { id: row['latest_engagement_id'] as number, created_datetime: row['latest_engagement_datetime'] as string }
}
