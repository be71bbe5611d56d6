import { emailTemplate, type LookupEntity } from '@kasack/contract/lookup.ts'
import type { LookupUses } from '@kasack/contract/lookup-order.ts'
import { applicant } from '@kasack/contract/applicant.ts'
import { email } from '@kasack/contract/email.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility } from '@kasack/contract/facility.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { LookupName } from '@kasack/contract/reference.ts'
import { booking } from '@kasack/contract/booking.ts'
import { requirement } from '@kasack/contract/requirement.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { References } from '../platform/write/deletion.ts'
import { prevents } from '../platform/write/deletion.ts'
import { storedColumns } from '../platform/record/record.ts'
import { fileOf, type WithFile } from '../stored-file/queries.ts'

/** The lists whose entries carry a file. */
export const isWithFile = (entity: LookupEntity): entity is LookupEntity & WithFile =>
  entity.name === 'email_attachment' || entity.name === 'booking_document'

/** An entry of a reference list, with the fields only its list has. */
export const lookupRows = (entity: LookupEntity) => ({
  columns: () => (isWithFile(entity) ? sql`${storedColumns(entity)}, ${fileOf(entity)} as file` : storedColumns(entity)),
  joins: () => sql``,
})

/** What refers to the entries of each list: an entry in use cannot be deleted. */
export const lookupReferences: Record<LookupName, References> = {
  application_tag: { 'applicant_application_tag.application_tag_id': prevents(applicant, 'application_tags') },
  booking_document: { 'booking_send_document.booking_document_id': prevents(booking, 'send_documents') },
  contact_person_function: { 'contact_person.function_id': prevents(contactPerson, 'function') },
  document_kind: {
    'employee_document.kind_id': prevents(employeeDocument, 'kind'),
    'outbox_attachment.document_kind_id': prevents(email, 'documents'),
    'requirement.document_kind_id': prevents(requirement, 'document_kind'),
  },
  email_attachment: {
    'email_template_allowed_attachment.email_attachment_id': prevents(emailTemplate, 'allowed_attachments'),
    'email_template_preselected_attachment.email_attachment_id': prevents(emailTemplate, 'preselected_attachments'),
    'outbox_attachment.email_attachment_id': prevents(email, 'attachments'),
  },
  email_template: { 'outbox.template_id': prevents(outbox, 'template') },
  employee_status: { 'employee.status_id': prevents(employee, 'status') },
  engagement_action: { 'engagement.action_type_id': prevents(engagement, 'action_type') },
  exam: {
    'employee.exam_id': prevents(employee, 'exam'),
    'vacancy_exam.exam_id': prevents(vacancy, 'exams'),
    'requirement.exam_id': prevents(requirement, 'exam'),
  },
  facility_department: {
    'employee_preferred_facility_department.facility_department_id': prevents(employee, 'preferred_facility_departments'),
    'vacancy.department_id': prevents(vacancy, 'department'),
    'booking.department_id': prevents(booking, 'department'),
    'requirement.department_id': prevents(requirement, 'department'),
  },
  facility_type: {
    'facility.facility_type_id': prevents(facility, 'facility_type'),
    'employee_preferred_facility_type.facility_type_id': prevents(employee, 'preferred_facility_types'),
    'requirement.facility_type_id': prevents(requirement, 'facility_type'),
  },
  profession: {},
  qualification: {
    'employee_qualification.qualification_id': prevents(employee, 'qualifications'),
    'vacancy_qualification.qualification_id': prevents(vacancy, 'qualifications'),
    'booking.qualification_id': prevents(booking, 'qualification'),
    'requirement.qualification_id': prevents(requirement, 'qualification'),
  },
  tag: {
    'facility_tag.tag_id': prevents(facility, 'tags'),
    'contact_person_tag.tag_id': prevents(contactPerson, 'tags'),
    'employee_tag.tag_id': prevents(employee, 'tags'),
  },
  vacancy_type: {
    'vacancy.vacancy_type_id': prevents(vacancy, 'vacancy_type'),
    'booking.vacancy_type_id': prevents(booking, 'vacancy_type'),
  },
}

/** How many records refer to each entry of a list, in one statement; unused entries are left out. */
export async function countUses(db: Db, { name }: LookupEntity): Promise<LookupUses> {
  const columns = Object.keys(lookupReferences[name])
  if (columns.length === 0) return []
  const each = columns.map(
    (column) => sql`
      select ${sql.ref(column)} as id, count(*) as count from ${sql.table(column.split('.')[0]!)}
      where ${sql.ref(column)} is not null group by ${sql.ref(column)}`,
  )
  const { rows } = await sql<{ id: number; count: number }>`
    select id, sum(count)::int as count from (${sql.join(each, sql` union all `)}) used group by id order by id`.execute(db)
  return rows
}

/** The ids of a whole list, locked until the transaction ends. */
export async function holdEntries(db: Db, { name }: LookupEntity): Promise<number[]> {
  await sql`lock table ${sql.table(name)} in share row exclusive mode`.execute(db)
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(name)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The names of these entries, in the given order of ids. */
export async function findNames(db: Db, { name }: LookupEntity, ids: number[]): Promise<Ref[]> {
  const { rows } = await sql<Ref>`
    select id, name from ${sql.table(name)} where id = any(${ids}) order by array_position(${ids}::int[], id)`.execute(db)
  return rows
}

/** Numbers the entries in their new order; gaps leave room for additions. Entries that keep their number are not written. */
export async function orderEntries(db: Db, { name }: LookupEntity, ids: number[]): Promise<void> {
  await sql`
    update ${sql.table(name)} entry set "order" = wanted.place * 10
    from unnest(${ids}::int[]) with ordinality as wanted(id, place)
    where entry.id = wanted.id and entry."order" <> wanted.place * 10`.execute(db)
}
