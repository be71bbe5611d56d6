import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type SetupFacts = {
  /** The SMTP server took a mail, a test mail or another one. */
  was_mail_sent: boolean
  /** Somebody beside the first superuser can sign in. */
  has_colleague: boolean
  were_lists_seen: boolean
  has_facility: boolean
}

/** How far the agency is; null: nobody is to be told. */
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

/** From now on nobody is told any more. */
export async function closeSetup(db: Db, now: Date): Promise<void> {
  await sql`update setup set closed_datetime = coalesce(closed_datetime, ${now})`.execute(db)
}
