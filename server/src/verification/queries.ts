import { sql } from 'kysely'
import { storeLink } from '../applicant/writes.ts'
import { removeUnsentTo } from '../outbox/writes.ts'
import type { Call } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import type { Limit } from '../platform/program/setting.ts'
import { takeAnyway, takePlacesIn } from '../platform/request/throttle.ts'
import { hashToken, newToken } from '../session/token.ts'
import { verificationMail } from '../template/automated.ts'
import { mailsTo } from './attempt.ts'

/** A link: its applicant and address, the moment of the first confirmation, and whether it is too old to confirm anything now. */
export type Link = { id: number; email: string; email_verification_datetime: string | null; is_expired: boolean }

/** The applicant a link was made for, locked until the transaction ends. */
export async function findLink(tx: Db, token: string, now: Date): Promise<Link | null> {
  const { rows } = await sql<Link>`
    select id, email, email_verification_datetime, verification_expires_datetime <= ${now} as is_expired
    from applicant where verification_hash = ${hashToken(token)}
    for update`.execute(tx)
  return rows[0] ?? null
}

/** When an applicant confirmed the current address; null: not yet. */
export async function confirmedAt(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ email_verification_datetime: string | null }>`
    select email_verification_datetime from applicant where id = ${id}`.execute(db)
  return rows[0]?.email_verification_datetime ?? null
}

type Sender = Pick<Call, 'now' | 'publicUrl' | 'outbox'>

/** A user asks an applicant to confirm the address. Counts towards the limit of applicants, and is never refused. */
export async function askToConfirm(tx: Db, id: number, sender: Sender): Promise<void> {
  const email = await writeLink(tx, id, sender)
  await takeAnyway(tx, mailsTo(email), sender.now)
}

/**
 * An applicant, or anybody with her address, requests a link: three times a day at most, unless applications are unlimited. Beyond that
 * nothing changes and nobody is told: the request is rolled back, which takes as long.
 */
export async function askVisitorToConfirm(
  tx: Db,
  { id, email }: Pick<Link, 'id' | 'email'>,
  sender: Sender & { applyLimit: Limit },
): Promise<void> {
  const isOften = sender.applyLimit !== null && 'full' in (await takePlacesIn(tx, [mailsTo(email)], sender.now))
  await sql`savepoint before_link`.execute(tx)
  await writeLink(tx, id, sender)
  await (isOften ? sql`rollback to savepoint before_link` : sql`release savepoint before_link`).execute(tx)
}

/** Voids former links and drops unsent mails that contain one. Returns the address. */
async function writeLink(tx: Db, id: number, { now, publicUrl, outbox }: Sender): Promise<string> {
  const token = newToken()
  const { language, ...reader } = await storeLink(tx, id, { hash: hashToken(token), now })
  await removeUnsentTo(tx, id)
  await outbox.add(tx, { ...verificationMail(reader, { publicUrl, hash: token, language }), about: { applicant_id: id } })
  return reader.email
}
