import { createHash } from 'node:crypto'
import type { ApplicationInput } from '@kasack/contract/application.ts'
import { application } from '@kasack/contract/application.ts'
import type { Language } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import { dialledByApplicant } from '../duplicate/dialled.ts'
import type { Db } from '../platform/db.ts'
import { insertRecord } from '../platform/store.ts'

/** Stores an application: it is an applicant from now on, and written to in that language. */
export const insertApplication = (db: Db, input: ApplicationInput, { now, language }: { now: Date; language: Language }): Promise<number> =>
  insertRecord(db, application, input, { created_datetime: now, privacy_consent_datetime: now, language, ...dialledByApplicant(input) })

/** What an application is known again by: only whoever has sent the same key with the same fields knows it. */
export const repeatKey = (key: string, input: ApplicationInput): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, input]))
    .digest()

/**
 * The applicant that was stored with this key within a day, long enough for whoever waits for a signal on a train. Null: none yet,
 * and whoever comes with it now waits until the transaction has ended.
 */
export async function claimKey(tx: Db, key: Buffer, now: Date): Promise<number | null> {
  await removeExpiredKeys(tx, now)
  await sql`delete from application_key where key = ${key} and expires_datetime <= ${now}`.execute(tx)
  const claimed = await sql`
    insert into application_key (key, expires_datetime) values (${key}, ${now}::timestamptz + interval '24 hours') on conflict (key) do nothing returning key`.execute(
    tx,
  )
  if (claimed.rows.length > 0) return null
  const { rows } = await sql<{ applicant_id: number }>`select applicant_id from application_key where key = ${key}`.execute(tx)
  return rows[0]?.applicant_id ?? null
}

/** What comes with this key again is this applicant's. */
export async function keepKey(tx: Db, key: Buffer, applicant: number): Promise<void> {
  await sql`update application_key set applicant_id = ${applicant} where key = ${key}`.execute(tx)
}

/** A few at a time, each by one process alone. */
async function removeExpiredKeys(tx: Db, now: Date): Promise<void> {
  await sql`
    delete from application_key where key in (
      select key from application_key where expires_datetime <= ${now} order by expires_datetime limit 100 for update skip locked
    )`.execute(tx)
}
