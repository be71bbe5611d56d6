import { email } from '../../contract/src/email.ts'
import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { german, moment, plain, ref, where } from '../server/sql.ts'
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
    for (const name of ['facility', 'contact_person'])
      if (query[`${name}__id`]) all.push(`${name}_id = $${values.push(query[`${name}__id`])}`)
    for (const name of ['candidate', 'employee'])
      if (query[`${name}__id`]) {
        const isOne = `${name}_id = $${values.push(query[`${name}__id`])}`
        all.push(`(${isOne} or id = any(array(select outbox_id from outbox_candidate where ${isOne})))`)
      }
    const { page, size, limit } = pageOf(query)
    const condition = where(all)
    const { rows, count } = await runPage(db, {
      rows: { ...emails, cut: `select * from outbox ${condition} order by ${order} ${limit}`, order },
      count: `select count(*)::int from outbox ${condition}`,
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const order = 'outbox.created_datetime desc, outbox.id desc'

const attachments = `array(
  select json_build_object(
    'id', email_attachment.id, 'name', email_attachment.name, 'file',
    json_build_object('name', sent.file_name, 'size', sent.file_size, 'type', sent.file_type)
  )
  from outbox_attachment sent join email_attachment on email_attachment.id = sent.email_attachment_id
  where sent.outbox_id = outbox.id order by ${german('email_attachment.name')}, email_attachment.id
)`

const documents = `array(
  select json_build_object(
    'name', document_kind.name, 'file', json_build_object('name', sent.file_name, 'size', sent.file_size, 'type', sent.file_type)
  )
  from outbox_attachment sent join document_kind on document_kind.id = sent.document_kind_id
  where sent.outbox_id = outbox.id order by ${german('document_kind.name')}, sent.id
)`

const candidates = `array(
  select json_build_object('id', among.candidate_id, 'employee', json_build_object('id', among.employee_id, 'name', presented.name))
  from outbox_candidate among join employee presented on presented.id = among.employee_id
  where among.outbox_id = outbox.id order by among.place
)`

const columns = selectFields(email, {
  ...plain('outbox', 'id', 'recipient', 'subject', 'text', 'state', 'last_error'),
  template: { ...ref('email_template.id', 'email_template'), ...plain('email_template', 'code', 'category') },
  attachments,
  documents,
  candidates,
  contact_person: ref('contact_person.id', 'contact_person'),
  candidate: { id: 'outbox.candidate_id' },
  employee: ref('employee.id', 'employee'),
  vacancy: { id: 'vacancy.id', name: 'vacancy.shown_name' },
  facility: ref('facility.id', 'facility'),
  created_by_user: ref('"user".id', '"user"'),
  created_datetime: moment('outbox.created_datetime'),
  sent_datetime: moment('outbox.sent_datetime'),
})

const joins = `
  join email_template on email_template.id = outbox.template_id
  join "user" on "user".id = outbox.created_by_user_id
  left join contact_person on contact_person.id = outbox.contact_person_id
  left join employee on employee.id = outbox.employee_id
  left join vacancy on vacancy.id = outbox.vacancy_id
  left join facility on facility.id = outbox.facility_id`

export const emails = { table: 'outbox', columns, joins }
