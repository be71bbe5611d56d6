import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Email, emailList } from '@kasack/contract/email.ts'
import { email } from '@kasack/contract/email.ts'
import type { EmailPreview, SendEmailInput, SentEmail } from '@kasack/contract/send-email.ts'
import { sql } from 'kysely'
import { hiddenKinds } from '../employee-document/queries.ts'
import type { Db } from '../platform/database/db.ts'
import type { Rows } from '../platform/list/list-query.ts'
import type { StatementReading } from '../platform/read/reading.ts'
import { columnFor, recordOf } from '../platform/record/record.ts'
import { fileObject } from '../stored-file/queries.ts'
import { repeatKeys } from '../platform/resource/repeat-key.ts'

/** An e-mail sent again with the same key is the same e-mail. */
export const emailKeys = repeatKeys('email_key', 'outbox_id')

const attachments = sql`array(
  select json_build_object('id', email_attachment.id, 'name', email_attachment.name, 'file', ${fileObject('outbox_attachment')})
  from outbox_attachment join email_attachment on email_attachment.id = outbox_attachment.email_attachment_id
  where outbox_attachment.outbox_id = email.id
  order by fold(email_attachment.name) collate "de-x-icu", email_attachment.id
)`

/** The documents sent along whose kinds the reader may see, even after they were deleted. */
const documents = ({ hidden }: Pick<StatementReading, 'hidden'>) => sql`array(
  select json_build_object('name', document_kind.name, 'file', ${fileObject('outbox_attachment')})
  from outbox_attachment join document_kind on document_kind.id = outbox_attachment.document_kind_id
  where outbox_attachment.outbox_id = email.id ${hidden.has('health_documents') ? sql`and not ${hiddenKinds}` : sql``}
  order by fold(document_kind.name) collate "de-x-icu", outbox_attachment.id
)`

/** The candidates an e-mail presents together, in the order of its text. */
const candidates = sql`array(
  select json_build_object('id', outbox_candidate.candidate_id, 'employee', json_build_object('id', presented.id, 'name', presented.name))
  from outbox_candidate join employee presented on presented.id = outbox_candidate.employee_id
  where outbox_candidate.outbox_id = email.id
  order by outbox_candidate.place
)`

export const emailRows: Rows<typeof emailList> = {
  columns: (reading) => sql`
    email.id, email.recipient, email.subject, email.text, email.template_id, email_template.name as template_name,
    email_template.code as template_code, email_template.category as template_category, ${attachments} as attachments,
    ${columnFor(reading, 'documents', documents(reading))}, email.state, email.last_error, email.contact_person_id, contact_person.name as contact_person_name,
    ${columnFor(reading, 'candidate', sql`email.candidate_id`)}, ${columnFor(reading, 'candidates', candidates)},
    email.employee_id, employee.name as employee_name, email.vacancy_id, vacancy.shown_name as vacancy_name,
    email.facility_id, facility.name as facility_name, email.created_by_user_id, "user".name as created_by_user_name,
    email.created_datetime, email.sent_datetime`,
  joins: () => sql`
    join email_template on email_template.id = email.template_id
    join "user" on "user".id = email.created_by_user_id
    left join contact_person on contact_person.id = email.contact_person_id
    left join employee on employee.id = email.employee_id
    left join vacancy on vacancy.id = email.vacancy_id
    left join facility on facility.id = email.facility_id`,
}

type TemplateColumns = {
  template_id: number
  template_name: string
  template_code: string
  template_category: Email['template']['category']
}

export const toEmail = recordOf(email, {
  template: (row: TemplateColumns) => ({
    id: row.template_id,
    name: row.template_name,
    code: row.template_code,
    category: row.template_category,
  }),
  candidate: ({ candidate: id }: { candidate: number | null }) => (id === null ? null : { id }),
})

/** The template an e-mail is written from, and which of its attachments can be sent. */
export type Template = { code: string; category: Email['template']['category']; attachable: { id: number; size: number }[] }

/** The template, and which attachments can be sent with it; null if it does not exist. */
export async function findTemplate(db: Db, id: number): Promise<Template | null> {
  const { rows } = await sql<Template>`
    select code, category, array(
      select json_build_object('id', email_attachment.id, 'size', email_attachment.file_size)
      from email_template_allowed_attachment allowed join email_attachment on email_attachment.id = allowed.email_attachment_id
      where allowed.email_template_id = email_template.id and email_attachment.is_active and email_attachment.file_sha256 is not null
    ) as attachable
    from email_template where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** The records an e-mail is filed under, related as they are when it is written. */
export type About = {
  contact_person_id: number | null
  candidate_id: number | null
  employee_id: number | null
  vacancy_id: number | null
  facility_id: number | null
}
/** A candidate an e-mail presents, and who was already asked about them. */
type CandidateBefore = Pick<Candidate, 'id' | 'status' | 'facility_asked' | 'employee_asked'> & {
  employee_id: number
  vacancy_id: number
  facility_id: number
}

/** The candidates in their order, and the other records an e-mail is about. */
export async function findAbout(
  db: Db,
  given: Pick<SendEmailInput, 'contact_person' | 'candidate' | 'candidates' | 'employee' | 'facility'>,
) {
  const ids = given.candidate ? [given.candidate.id] : given.candidates.map(({ id }) => id)
  const { rows } = await sql<Pick<About, 'contact_person_id' | 'employee_id' | 'facility_id'> & { candidates: CandidateBefore[] }>`
    select
      contact_person.id as contact_person_id, employee.id as employee_id,
      coalesce(contact_person.facility_id, ${given.facility?.id ?? null}::int) as facility_id,
      array(
        select json_build_object(
          'id', candidate.id, 'employee_id', candidate.employee_id, 'vacancy_id', candidate.vacancy_id, 'facility_id', vacancy.facility_id,
          'status', candidate.status, 'facility_asked', candidate.facility_asked, 'employee_asked', candidate.employee_asked
        )
        from unnest(${ids}::int[]) with ordinality asked (id, place)
        join candidate on candidate.id = asked.id join vacancy on vacancy.id = candidate.vacancy_id
        order by asked.place
      ) as candidates
    from (select) one
    left join contact_person on contact_person.id = ${given.contact_person?.id ?? null}::int
    left join employee on employee.id = ${given.employee?.id ?? null}::int`.execute(db)
  return rows[0]!
}

/** Attachments by name, as they would be sent. */
export async function findAttachments(db: Db, ids: number[]): Promise<EmailPreview['attachments']> {
  const { rows } = await sql<EmailPreview['attachments'][number]>`
    select id, name, ${fileObject('email_attachment')} as file
    from email_attachment where id = any(${ids}) order by fold(name) collate "de-x-icu", id`.execute(db)
  return rows
}

/** The kind of entry for a request. An agency may have renamed or removed any kind but the first. */
export async function findRequestAction(db: Db): Promise<{ id: number }> {
  const { rows } = await sql<{ id: number }>`
    select id from engagement_action where code in ('document_requested', 'email_sent') or id = 1
    order by code = 'document_requested' desc, code = 'email_sent' desc limit 1`.execute(db)
  return rows[0]!
}

/** The e-mail as the call that sends it answers. */
export async function findSent(db: Db, id: number): Promise<SentEmail> {
  const { rows } = await sql<SentEmail>`
    select
      email.id, recipient, json_build_object('id', email_template.id, 'name', email_template.name) as template, email.subject,
      case when contact_person.id is not null then json_build_object('id', contact_person.id, 'name', contact_person.name) end as contact_person,
      case when candidate_id is not null then json_build_object('id', candidate_id) end as candidate,
      array(
        select json_build_object('id', outbox_candidate.candidate_id)
        from outbox_candidate where outbox_candidate.outbox_id = email.id and outbox_candidate.candidate_id is not null order by place
      ) as candidates,
      email.created_datetime, state
    from email
    join email_template on email_template.id = template_id
    left join contact_person on contact_person.id = contact_person_id
    where email.id = ${id}`.execute(db)
  return rows[0]!
}
