import { randomUUID } from 'node:crypto'
import type { MailHealth, MailState, outboxList } from '@kasack/contract/outbox.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import { sql } from 'kysely'
import type { Clock } from '../platform/program/clock.ts'
import type { Db } from '../platform/database/db.ts'
import type { Settings } from '../platform/program/env.ts'
import type { Rows } from '../platform/list/list-query.ts'
import type { Outbox, WrittenMail } from '../platform/mail/mail.ts'
import type { Row } from '../platform/record/record.ts'
import { recordOf } from '../platform/record/record.ts'
import { fill, fillLine } from '../template/fill.ts'
import { htmlOf } from '../template/html.ts'
import { findTemplate } from '../template/queries.ts'

export const outboxRows: Rows<typeof outboxList> = {
  columns: () => sql`
    outbox.id, outbox.recipient, outbox.subject, outbox.text, outbox.template_id, email_template.name as template_name,
    outbox.state, outbox.attempts, outbox.last_error, outbox.created_datetime, outbox.sent_datetime,
    case when outbox.state = 'waiting' then outbox.next_attempt_datetime end as next_attempt_datetime`,
  joins: () => sql`join email_template on email_template.id = outbox.template_id`,
}

export const toOutboxMail = recordOf(outbox)

/** The outbox of this process: e-mails wait for the SMTP server, or are held if none is configured. */
export const openOutbox = (clock: Clock, { publicUrl, smtpUrl }: Pick<Settings, 'publicUrl' | 'smtpUrl'>): Outbox => {
  const insert = (tx: Db, mail: OutboxMail & { html: string; has_candidates?: boolean }) => {
    const { recipient, subject, text, html, language, replyTo, template, about, has_candidates = false } = mail
    const now = clock.now()
    return insertMail(tx, {
      recipient,
      subject,
      text,
      html,
      language,
      reply_to: replyTo,
      message_id: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
      template_id: template,
      state: stateOf(smtpUrl),
      created_datetime: now,
      next_attempt_datetime: now,
      has_candidates,
      ...about,
    })
  }
  return {
    state: stateOf(smtpUrl),
    async add(tx, { template: code, values, link, language: wanted, replyTo = '', about = {}, recipient }) {
      const { id: template, language, ...found } = await findTemplate(tx, code, wanted)
      const text = link && !found.text.includes(link.name) ? `${found.text}\n\n{{ ${link.name} }}` : found.text
      const subject = fillLine(found.subject, values)
      const html = htmlOf({ subject, text, values, language, button: link && { name: link.name, label: link.label[language] } })
      return insert(tx, { recipient, subject, text: fill(text, values), html, language, replyTo, template, about })
    },
    async addWritten(tx, { attachments, documents = [], candidates = [], ...mail }) {
      const id = await insert(tx, { ...mail, html: '', has_candidates: candidates.length > 0 })
      await insertAttachments(tx, id, attachments)
      await insertDocuments(tx, id, documents)
      await insertCandidates(tx, id, candidates)
      return id
    },
  }
}

type OutboxMail = Omit<WrittenMail, 'attachments' | 'documents' | 'candidates'>

async function insertMail(tx: Db, row: Record<string, unknown>): Promise<number> {
  const columns = Object.entries(row)
  const { rows } = await sql<{ id: number }>`
    insert into outbox (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => value))})
    returning id`.execute(tx)
  return rows[0]!.id
}

/** Copies the current files of the attachments: the mail keeps them. */
async function insertAttachments(tx: Db, id: number, attachments: number[]): Promise<void> {
  if (attachments.length === 0) return
  await sql`
    insert into outbox_attachment (outbox_id, email_attachment_id, file_name, file_type, file_size, file_sha256)
    select ${id}, id, file_name, file_type, file_size, file_sha256 from email_attachment where id = any(${attachments})`.execute(tx)
}

/** Same for documents, each with its kind: the document itself may be deleted. */
async function insertDocuments(tx: Db, id: number, documents: number[]): Promise<void> {
  if (documents.length === 0) return
  await sql`
    insert into outbox_attachment (outbox_id, document_kind_id, file_name, file_type, file_size, file_sha256)
    select ${id}, kind_id, file_name, file_type, file_size, file_sha256 from employee_document where id = any(${documents})`.execute(tx)
}

/** The candidates the mail presents, if there are several. */
async function insertCandidates(tx: Db, id: number, candidates: number[]): Promise<void> {
  if (candidates.length === 0) return
  await sql`
    insert into outbox_candidate (outbox_id, employee_id, candidate_id, place)
    select ${id}, candidate.employee_id, candidate.id, asked.place
    from unnest(${candidates}::int[]) with ordinality asked (id, place) join candidate on candidate.id = asked.id`.execute(tx)
}

/** The initial state of a mail: it can be sent only if there is a server. */
const stateOf = (smtpUrl: string | null): Outbox['state'] => (smtpUrl === null ? 'held' : 'waiting')

/** Tries the mail at once, and for another day; an attempt that is under way finishes first. */
export async function retryMail(db: Db, id: number, { now, state }: { now: Date; state: MailState }): Promise<void> {
  await sql`
    update outbox set state = ${state}, next_attempt_datetime = ${now}, first_attempt_datetime = null where id = ${id}`.execute(db)
}

/** How long a failed mail is reported. */
const failedLately = sql`interval '7 days'`

/** Whether mails get through. */
export async function findHealth(db: Db, { now, has_server }: { now: Date; has_server: boolean }): Promise<MailHealth> {
  const { rows } = await sql<Omit<MailHealth, 'has_server'>>`
    with open as (
      select state, attempts, last_error, created_datetime from outbox where state in ('waiting', 'held')
      union all
      select state, attempts, last_error, created_datetime from outbox
      where state = 'failed' and created_datetime > ${now}::timestamptz - ${failedLately}
    )
    select
      count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'waiting' and last_error <> '')::int as delayed,
      count(*) filter (where state = 'failed')::int as failed,
      min(created_datetime) filter (where state <> 'failed') as oldest_datetime,
      coalesce((array_agg(last_error order by created_datetime desc) filter (where last_error <> ''))[1], '') as last_error,
      (select max(sent_datetime) from outbox where state = 'sent') as last_sent_datetime
    from open`.execute(db)
  return { has_server, ...rows[0]! }
}

/** One mail as its list shows it. */
export async function findMail(db: Db, id: number): Promise<Row> {
  const reading = { today: '', language: 'de' as const, hidden: new Set<string>() }
  const { rows } = await sql<Row>`
    select ${outboxRows.columns(reading)} from outbox ${outboxRows.joins(reading)} where outbox.id = ${id}`.execute(db)
  return rows[0]!
}

/** The state of a mail, locked until the transaction ends. */
export async function lockMail(db: Db, id: number): Promise<{ state: MailState }> {
  const { rows } = await sql<{ state: MailState }>`select state from outbox where id = ${id} for update`.execute(db)
  return rows[0]!
}
