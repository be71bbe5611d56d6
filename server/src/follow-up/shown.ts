import type { Priority } from '@kasack/contract/shared-shape.ts'
import type { Row } from '../platform/record.ts'

/** The three flat columns as one object, null without a date. */
export function followUpObject(row: Row) {
  const [id, name] = [row['followup_user_id'] as number | null, row['followup_user_name'] as string]
  if (row['followup_date'] === null) return null
  return { date: row['followup_date'] as string, user: id === null ? null : { id, name }, priority: row['followup_priority'] as Priority }
}

/** The newest contact, kept beside the record. */
export function latestEngagementObject(row: Row) {
  return row['latest_engagement_id'] === null
    ? null
    : { id: row['latest_engagement_id'] as number, created_datetime: row['latest_engagement_datetime'] as string }
}
