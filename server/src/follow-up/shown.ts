import type { Priority } from '@kasack/contract/shared-shape.ts'
import type { Row } from '../platform/record.ts'

/** The three flat columns as one object, null without a date. */
export function followUpObject(row: Row) {
  const [id, name] = [row['followup_user_id'] as number | null, row['followup_user_name'] as string]
  if (row['followup_date'] === null) return null
  return { date: row['followup_date'] as string, user: id === null ? null : { id, name }, priority: row['followup_priority'] as Priority }
}
