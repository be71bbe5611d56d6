import type { Language } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

type Reader = { email: string; first_name: string; last_name: string; full_name: string; language: Language }

/** A link confirms for 14 days (G103). */
const lifetime = sql`interval '336 hours'`

/** Stores the link that confirms the address, which is unconfirmed until then. Earlier links become invalid. */
export async function storeLink(db: Db, id: number, { hash, now }: { hash: Buffer; now: Date }): Promise<Reader> {
  const { rows } = await sql<Reader>`
    update applicant
    set verification_hash = ${hash}, verification_expires_datetime = ${now}::timestamptz + ${lifetime}, email_verification_datetime = null
    where id = ${id}
    returning email, first_name, last_name, name as full_name, language`.execute(db)
  return rows[0]!
}

/** Marks the address as confirmed and returns the moment as stored. */
export async function confirmAddress(tx: Db, id: number, now: Date): Promise<string> {
  const { rows } = await sql<{ email_verification_datetime: string }>`
    update applicant set email_verification_datetime = ${now} where id = ${id} returning email_verification_datetime`.execute(tx)
  return rows[0]!.email_verification_datetime
}
