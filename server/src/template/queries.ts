import type { Language } from '@kasack/contract/text.ts'
import type { FilledTemplate } from '@kasack/contract/filled-template.ts'
import { sql } from 'kysely'
import { qualifications } from '../candidate/queries.ts'
import { fileObject } from '../stored-file/queries.ts'
import type { Table } from '../platform/database/column.ts'
import type { Db } from '../platform/database/db.ts'
import type { TemplateRecords } from './values.ts'

/** A template in the reader's language, its placeholders unfilled. */
export type Template = { id: number; subject: string; text: string; language: Language }

type Texts = { subject: string; text_template: string; subject_en: string; text_template_en: string }
type Row = Texts & { id: number }

/** The template with that code; German if it has no English text. */
export async function findTemplate(db: Db, code: string, language: Language): Promise<Template> {
  const { rows } = await sql<Row>`
    select id, subject, text_template, subject_en, text_template_en from email_template where code = ${code}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no template "${code}"`)
  return { id: row.id, ...textsIn(row, language) }
}

/** A template's texts in that language; German if it has no English text. */
export const textsIn = (row: Texts, language: Language): Omit<Template, 'id'> =>
  language === 'en' && row.text_template_en !== ''
    ? { subject: row.subject_en || row.subject, text: row.text_template_en, language: 'en' }
    : { subject: row.subject, text: row.text_template, language: 'de' }

type TemplateOffer = Texts & Pick<FilledTemplate, 'id' | 'name' | 'code' | 'category' | 'preselected_attachments' | 'allowed_attachments'>

/** A template's attachments that can be sent, by name. */
const attachments = (set: Table) => sql`array(
  select json_build_object('id', email_attachment.id, 'name', email_attachment.name, 'file', ${fileObject('email_attachment')})
  from ${sql.table(set)} one join email_attachment on email_attachment.id = one.email_attachment_id
  where one.email_template_id = email_template.id and email_attachment.is_active and email_attachment.file_sha256 is not null
  order by fold(email_attachment.name) collate "de-x-icu", email_attachment.id
)`

/** A template for the user who writes an e-mail, its placeholders unfilled; null: there is none. */
export async function findOffered(db: Db, id: number): Promise<TemplateOffer | null> {
  const { rows } = await sql<TemplateOffer>`
    select
      id, name, code, category, subject, text_template, subject_en, text_template_en,
      ${attachments('email_template_preselected_attachment')} as preselected_attachments,
      ${attachments('email_template_allowed_attachment')} as allowed_attachments
    from email_template where id = ${id}`.execute(db)
  return rows[0] ?? null
}

type Ids = { contact_person: number | null; candidates: readonly number[]; employee: number | null; facility: number | null }

/** The records that fill a template, for one candidate; `vacancy_id` is the candidate's. */
type FillContext = Omit<TemplateRecords, 'user'> & { vacancy_id: number | null }

/**
 * The records that fill a template: once for each candidate, in order, or once. A candidate's facility takes precedence over a contact
 * person's, and both over the one named.
 */
export async function findNamed(db: Db, { contact_person, candidates, employee, facility }: Ids): Promise<FillContext[]> {
  const asked = candidates.length > 0 ? [...candidates] : [null]
  const { rows } = await sql<FillContext>`
    select
      vacancy.id as vacancy_id,
      case when contact_person.id is not null then json_build_object(${person('contact_person')}) end as contact_person,
      case when facility.id is not null then json_build_object('name', facility.name, 'city', facility.city) end as facility,
      case when employee.id is not null then json_build_object(
        ${person('employee')}, 'public_id', employee.public_id, 'exam', exam.name, 'qualifications', ${qualifications},
        'available_from_date', employee.available_from_date, 'profile', employee.profile, 'profile_link', employee.profile_link
      ) end as employee,
      case when vacancy.id is not null then json_build_object(
        'name', vacancy.shown_name, 'department', facility_department.name,
        'date_lower', vacancy.date_lower, 'date_upper', vacancy.date_upper
      ) end as vacancy
    from unnest(${asked}::int[]) with ordinality asked (candidate_id, place)
    left join contact_person on contact_person.id = ${contact_person}::int
    left join candidate on candidate.id = asked.candidate_id
    left join employee on employee.id = coalesce(candidate.employee_id, ${employee}::int)
    left join exam on exam.id = employee.exam_id
    left join vacancy on vacancy.id = candidate.vacancy_id
    left join facility_department on facility_department.id = vacancy.department_id
    left join facility on facility.id = coalesce(vacancy.facility_id, contact_person.facility_id, ${facility}::int)
    order by asked.place`.execute(db)
  return rows
}

const person = (table: 'contact_person' | 'employee') => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`
    'gender', ${column('gender')}, 'title', ${column('title')}, 'first_name', ${column('first_name')},
    'last_name', ${column('last_name')}, 'full_name', ${column('name')}`
}
