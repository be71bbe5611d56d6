import type { FileType } from '@kasack/contract/file.ts'
import type { MailState } from '@kasack/contract/outbox.ts'
import type { Language } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { write } from '../platform/write/write.ts'

/** A mail as it is handed over; `attempts` tells this attempt from others. */
export type MailInHand = {
  id: number
  attempts: number
  recipient: string
  subject: string
  text: string
  html: string
  language: Language
  reply_to: string
  message_id: string
  first_attempt_datetime: string
  automatic: boolean
  files: EnclosedFile[]
}

/** A file that goes with a mail; `is_paper`: of an employee, and nobody who may not see that is told its name. */
export type EnclosedFile = { name: string; type: FileType; sha256: string; is_paper: boolean }

/** `until` the mail is in hand; `latest` is the moment to which one that was refused may be put off. */
type Taking = { now: Date; until: Date; latest: Date }

const files = sql`array(
  select json_build_object('name', file_name, 'type', file_type, 'sha256', file_sha256, 'is_paper', document_kind_id is not null)
  from outbox_attachment where outbox_id = outbox.id order by file_name, id
)`

/**
 * Takes the mail that has been due for longest, or null. Processes that ask at the same time get different ones. No mail waits beyond
 * `latest`, and one that was not tried yet not at all: a moment after that was written by a clock that was ahead, and counts as now.
 */
export async function takeMail(db: Db, { now, until, latest }: Taking): Promise<MailInHand | null> {
  const { rows } = await sql<MailInHand>`
    update outbox
    set attempts = attempts + 1, in_hand_until = ${until}, first_attempt_datetime = least(first_attempt_datetime, ${now})
    where id = (
      select id from outbox
      where state = 'waiting'
        and (first_attempt_datetime is null or next_attempt_datetime <= ${now} or next_attempt_datetime > ${latest})
        and (in_hand_until is null or in_hand_until <= ${now} or in_hand_until > ${latest})
      order by next_attempt_datetime, id
      limit 1
      for update skip locked
    )
    returning
      id, attempts, recipient, subject, text, html, language, reply_to, message_id, first_attempt_datetime,
      created_by_user_id is null as automatic, ${files} as files`.execute(db)
  return rows[0] ?? null
}

type Attempt = Pick<MailInHand, 'id' | 'attempts'>

/** Says that the mail is still in hand. */
export async function keepInHand(db: Db, { id, attempts }: Attempt, until: Date): Promise<void> {
  await sql`update outbox set in_hand_until = ${until} where id = ${id} and attempts = ${attempts} and state = 'waiting'`.execute(db)
}

/** Notes that the server took the mail, whoever has it in hand by now. */
export const noteSent = (db: Db, { id }: Attempt, now: Date): Promise<void> =>
  asProgram(
    db,
    sql`
    update outbox set state = 'sent', sent_datetime = ${now}, last_error = '', in_hand_until = null
    where id = ${id} and state <> 'sent'`,
  )

type Later = { state: MailState; last_error: string; next_attempt: Date }

/** Notes why the mail was not taken; not if somebody else has it in hand by now. */
export const noteRefusal = (db: Db, { id, attempts }: Attempt, { state, last_error, next_attempt }: Later): Promise<void> =>
  asProgram(
    db,
    sql`
    update outbox set state = ${state}, last_error = ${last_error}, next_attempt_datetime = ${next_attempt}, in_hand_until = null
    where id = ${id} and attempts = ${attempts} and state = 'waiting'`,
  )

/** When the next mail is due; null when none waits. */
export async function nextMail(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ next: string | null }>`
    select min(greatest(next_attempt_datetime, in_hand_until)) as next from outbox where state = 'waiting'`.execute(db)
  return rows[0]?.next ? new Date(rows[0].next) : null
}

/** What was held while there was no server can be sent now: its day begins with its first attempt. */
export const releaseMails = (db: Db, now: Date): Promise<void> =>
  asProgram(
    db,
    sql`
    update outbox set state = 'waiting', next_attempt_datetime = ${now}, first_attempt_datetime = null where state = 'held'`,
  )

/** Without a server nothing can be sent. */
export const holdMails = (db: Db): Promise<void> =>
  asProgram(db, sql`update outbox set state = 'held', in_hand_until = null where state = 'waiting'`)

/** What the program does by itself is announced like what users do. */
const asProgram = (db: Db, statement: ReturnType<typeof sql>): Promise<void> =>
  write({ db, caller: { id: 0 }, through: 'job' }, async (tx) => void (await statement.execute(tx)))
