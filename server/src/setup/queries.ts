import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type SetupFacts = {
  /** The SMTP server accepted a mail, a test mail or any other. */
  was_mail_sent: boolean
  /** At least one user besides the first superuser can sign in. */
  has_colleague: boolean
  were_lists_seen: boolean
  has_facility: boolean
}

/** The agency's progress; null: the steps are no longer shown. */
export async function findSetup(db: Db): Promise<SetupFacts | null> {
  const { rows } = await sql<SetupFacts>`
    select
      exists (select 1 from outbox where state = 'sent') as was_mail_sent,
      exists (select 1 from "user" where is_active offset 1) as has_colleague,
      lists_seen_datetime is not null as were_lists_seen,
      exists (select 1 from facility) as has_facility
    from setup
    where closed_datetime is null`.execute(db)
  return rows[0] ?? null
}

export async function noteListsSeen(db: Db, now: Date): Promise<void> {
  await sql`update setup set lists_seen_datetime = coalesce(lists_seen_datetime, ${now})`.execute(db)
}

/** Stops showing the steps. */
export async function closeSetup(db: Db, now: Date): Promise<void> {
  await sql`update setup set closed_datetime = coalesce(closed_datetime, ${now})`.execute(db)
}
