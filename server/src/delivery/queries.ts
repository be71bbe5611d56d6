import type { FileType } from '@kasack/contract/file.ts'
import type { MailState } from '@kasack/contract/outbox.ts'
import type { Language } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { write } from '../platform/write/write.ts'

/** A mail to hand over. `attempts` tells this attempt from others. */
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

/** A file enclosed with a mail. `is_paper`: an employee's document, whose name is hidden from readers without the permission. */
export type EnclosedFile = { name: string; type: FileType; sha256: string; is_paper: boolean }

/** The mail is in hand until `until`. `latest` is the latest moment a refused mail may be put off to. */
type Taking = { now: Date; until: Date; latest: Date }

const files = sql`array(
  select json_build_object('name', file_name, 'type', file_type, 'sha256', file_sha256, 'is_paper', document_kind_id is not null)
  from outbox_attachment where outbox_id = outbox.id order by file_name, id
)`

/**
 * Takes the mail that has been due the longest, or null. Concurrent processes get different ones. No mail waits beyond `latest`, and an
 * untried one does not wait at all: a later moment was written by a clock that ran ahead, and counts as now.
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

/** Keeps the mail in hand. */
export async function keepInHand(db: Db, { id, attempts }: Attempt, until: Date): Promise<void> {
  await sql`update outbox set in_hand_until = ${until} where id = ${id} and attempts = ${attempts} and state = 'waiting'`.execute(db)
}

/** Notes that the server took the mail, whichever process has it in hand. */
export const noteSent = (db: Db, { id }: Attempt, now: Date): Promise<void> =>
  asProgram(
    db,
    sql`
    update outbox set state = 'sent', sent_datetime = ${now}, last_error = '', in_hand_until = null
    where id = ${id} and state <> 'sent'`,
  )

type Later = { state: MailState; last_error: string; next_attempt: Date }

/** Notes why the mail was not taken, unless another process has it in hand. */
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

/** Mails held for lack of a server become due. Their day of retries begins with the first attempt. */
export const releaseMails = (db: Db, now: Date): Promise<void> =>
  asProgram(
    db,
    sql`
    update outbox set state = 'waiting', next_attempt_datetime = ${now}, first_attempt_datetime = null where state = 'held'`,
  )

/** Without a server nothing can be sent. */
export const holdMails = (db: Db): Promise<void> =>
  asProgram(db, sql`update outbox set state = 'held', in_hand_until = null where state = 'waiting'`)

/** Announces the program's own writes like those of users. */
const asProgram = (db: Db, statement: ReturnType<typeof sql>): Promise<void> =>
  write({ db, caller: { id: 0 }, through: 'job' }, async (tx) => void (await statement.execute(tx)))
