import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Drops the unsent mails to an applicant. */
export async function removeUnsentTo(db: Db, applicant: number): Promise<void> {
  await sql`delete from outbox where applicant_id = ${applicant} and state <> 'sent'`.execute(db)
}
