import { emailTemplate, type LookupEntity } from '@kasack/contract/lookup.ts'
import { applicant } from '@kasack/contract/applicant.ts'
import { email } from '@kasack/contract/email.ts'
import { contactPerson } from '@kasack/contract/contact-person.ts'
import { employee } from '@kasack/contract/employee.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { facility } from '@kasack/contract/facility.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import type { LookupName } from '@kasack/contract/reference.ts'
import { booking } from '@kasack/contract/booking.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { sql } from 'kysely'
import type { TableWith } from '../platform/column.ts'
import type { References } from '../platform/deletion.ts'
import { prevents } from '../platform/deletion.ts'
import { storedColumns } from '../platform/record.ts'

/** The lists whose entries carry a file. */
const isWithFile = ({ name }: Pick<LookupEntity, 'name'>): boolean => name in withFile

const withFile = { email_attachment: sql`email_attachment.file_sha256`, booking_document: sql`booking_document.file_sha256` }

/** A file as answers show it, of a row that has one. */
export const fileObject = (table: TableWith<'file_name' | 'file_size' | 'file_type'>) => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`json_build_object('name', ${column('file_name')}, 'size', ${column('file_size')}, 'type', ${column('file_type')})`
}

/** An entry of a reference list, with the fields that its list alone has. */
export const lookupRows = (entity: LookupEntity) => ({
  columns: () =>
    isWithFile(entity)
      ? sql`${storedColumns(entity)}, case when ${withFile[entity.name as keyof typeof withFile]} is not null then ${fileObject(entity.name as keyof typeof withFile)} end as file`
      : storedColumns(entity),
  joins: () => sql``,
})

/** What refers to the entries of each list: as long as anything does, an entry stays. */
export const lookupReferences: Record<LookupName, References> = {
  application_tag: { 'applicant_application_tag.application_tag_id': prevents(applicant, 'application_tags') },
  booking_document: { 'booking_send_document.booking_document_id': prevents(booking, 'send_documents') },
  contact_person_function: { 'contact_person.function_id': prevents(contactPerson, 'function') },
  email_attachment: {
    'email_template_allowed_attachment.email_attachment_id': prevents(emailTemplate, 'allowed_attachments'),
    'email_template_preselected_attachment.email_attachment_id': prevents(emailTemplate, 'preselected_attachments'),
    'outbox_attachment.email_attachment_id': prevents(email, 'attachments'),
  },
  email_template: { 'outbox.template_id': prevents(outbox, 'template') },
  employee_status: { 'employee.status_id': prevents(employee, 'status') },
  engagement_action: { 'engagement.action_type_id': prevents(engagement, 'action_type') },
  exam: { 'employee.exam_id': prevents(employee, 'exam'), 'vacancy_exam.exam_id': prevents(vacancy, 'exams') },
  facility_department: {
    'employee_preferred_facility_department.facility_department_id': prevents(employee, 'preferred_facility_departments'),
    'vacancy.department_id': prevents(vacancy, 'department'),
    'booking.department_id': prevents(booking, 'department'),
  },
  facility_type: {
    'facility.facility_type_id': prevents(facility, 'facility_type'),
    'employee_preferred_facility_type.facility_type_id': prevents(employee, 'preferred_facility_types'),
  },
  profession: {},
  qualification: {
    'employee_qualification.qualification_id': prevents(employee, 'qualifications'),
    'vacancy_qualification.qualification_id': prevents(vacancy, 'qualifications'),
    'booking.qualification_id': prevents(booking, 'qualification'),
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
