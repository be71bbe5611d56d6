import * as engagements from '../engagement/writes.ts'
import * as facilities from '../facility/writes.ts'
import type { Db } from '../platform/database/db.ts'

/**
 * What `from` was to follow up is followed up by `to`: at facilities and at the entries that carry it.
 * Dates, priorities and what is done already stay. The caller holds the facilities and employees.
 */
export async function replaceFollowUpUser(db: Db, from: number, to: number): Promise<void> {
  await engagements.replaceFollowUpUser(db, from, to)
  await facilities.replaceFollowUpUser(db, from, to)
}
