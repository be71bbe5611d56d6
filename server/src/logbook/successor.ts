import * as engagements from '../engagement/writes.ts'
import * as facilities from '../facility/writes.ts'
import type { Db } from '../platform/database/db.ts'

/**
 * Hands the follow-ups of `from` to `to`, at facilities and at the entries that carry them. Dates, priorities and what is already done
 * stay. The caller has locked the facilities and employees.
 */
export async function replaceFollowUpUser(db: Db, from: number, to: number): Promise<void> {
  await engagements.replaceFollowUpUser(db, from, to)
  await facilities.replaceFollowUpUser(db, from, to)
}
