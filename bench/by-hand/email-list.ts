import type { Email } from '../../contract/src/email.ts'
import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/emails.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'e-mails, first page': [route],
    'e-mails, page 3': asking('page=3'),
    'e-mails at a facility': asking('facility__id=4711', 'facility__id=815'),
    'e-mails to a contact person': asking('contact_person__id=777', 'contact_person__id=21000'),
    'e-mails about a candidate': asking('candidate__id=14005', 'candidate__id=28384'),
    'e-mails about an employee': asking('employee__id=25', 'employee__id=8055'),
  },
  async answer({ db, query, url }) {
    const values: unknown[] = []
    const all = ['created_by_user_id is not null']
    for (const name of ['facility', 'contact_person', 'candidate', 'employee'])
      if (query[`${name}__id`]) all.push(`${name}_id = $${values.push(query[`${name}__id`])}`)
    const [page, size] = [Number(query['page'] ?? 1), Number(query['size'] ?? 10)]
    const offset = page === 1 ? '' : `offset ${(page - 1) * size}`
    const condition = `where ${all.join(' and ')}`
    const { rows, count } = await runPage(db, {
      rows: { columns, cut: `select * from outbox ${condition} order by ${order} limit ${size} ${offset}`, table: 'outbox', joins, order },
      count: `select count(*)::int from outbox ${condition}`,
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows.map(toEmail))
  },
}

const order = 'outbox.created_datetime desc, outbox.id desc'

const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export const columns = `
  outbox.id, outbox.recipient, outbox.subject, outbox.text, email_template.id, email_template.name, email_template.code,
  email_template.category, array(
    select json_build_object(
      'id', email_attachment.id, 'name', email_attachment.name, 'file',
      json_build_object('name', sent.file_name, 'size', sent.file_size, 'type', sent.file_type)
    )
    from outbox_attachment sent join email_attachment on email_attachment.id = sent.email_attachment_id
    where sent.outbox_id = outbox.id order by fold(email_attachment.name) collate "de-x-icu", email_attachment.id
  ),
  outbox.state, outbox.last_error, contact_person.id, contact_person.name, outbox.candidate_id, employee.id, employee.name,
  vacancy.id, vacancy.shown_name, facility.id, facility.name, "user".id, "user".name,
  ${moment('outbox.created_datetime')}, ${moment('outbox.sent_datetime')}`

export const joins = `
  join email_template on email_template.id = outbox.template_id
  join "user" on "user".id = outbox.created_by_user_id
  left join contact_person on contact_person.id = outbox.contact_person_id
  left join employee on employee.id = outbox.employee_id
  left join vacancy on vacancy.id = outbox.vacancy_id
  left join facility on facility.id = outbox.facility_id`

const ref = (id: unknown, name: unknown) => (id === null ? null : { id, name })

export function toEmail(row: unknown[]) {
  const [id, recipient, subject, text, templateId, templateName, code, category, attachments, state, last_error, ...about] = row
  const [person, personName, candidate, employee, employeeName, vacancy, vacancyName, facility, facilityName, ...written] = about
  const [user, userName, created_datetime, sent_datetime] = written
  return {
    id,
    recipient,
    subject,
    text,
    template: { id: templateId, name: templateName, code, category },
    attachments,
    state,
    last_error,
    contact_person: ref(person, personName),
    candidate: candidate === null ? null : { id: candidate },
    employee: ref(employee, employeeName),
    vacancy: ref(vacancy, vacancyName),
    facility: ref(facility, facilityName),
    created_by_user: ref(user, userName),
    created_datetime,
    sent_datetime,
    version: versionOf([]),
  } satisfies Record<keyof Email, unknown>
}
