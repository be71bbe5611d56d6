import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Mails to an applicant that were not sent yet are not sent any more. */
export async function removeUnsentTo(db: Db, applicant: number): Promise<void> {
  await sql`delete from outbox where applicant_id = ${applicant} and state <> 'sent'`.execute(db)
}
