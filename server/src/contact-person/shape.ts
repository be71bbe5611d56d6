import { sql } from 'kysely'
import type { Sql } from '../platform/list-query.ts'
import type { Row } from '../platform/record.ts'

const shown = ['name', 'email', 'phone', 'mobile'] as const

/** The columns of a contact person joined under `role`, for example `main_contact`. */
export const contactColumns = (role: string): Sql =>
  sql.join(shown.map((column) => sql`${sql.ref(`${role}.${column}`)} as ${sql.ref(`${role}_${column}`)}`))

/** A contact person as other records show it, null where there is none. */
export const contactObject = (role: string) => (row: Row) => {
  const id = row[`${role}_id`] as number | null
  if (id === null) return null
  const [name, email, phone, mobile] = shown.map((column) => row[`${role}_${column}`] as string) as [string, string, string, string]
  return { id, name, full_name: name, email, phone, mobile }
}

/** The newest contact, kept beside the record. */
export const latestEngagementObject = (row: Row) =>
  row['latest_engagement_id'] === null
    ? null
    : { id: row['latest_engagement_id'] as number, created_datetime: row['latest_engagement_datetime'] as string }
