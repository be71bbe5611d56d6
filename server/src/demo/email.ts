import { emailAttachment } from '@kasack/contract/lookup.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import { fullName } from '@kasack/demo/people/person-name.ts'
import type { Db } from '../platform/database/db.ts'
import type { Files } from '../platform/file/store.ts'
import { changeFile } from '../stored-file/queries.ts'
import { fill, fillLine } from '../template/fill.ts'
import type { TemplateRecords } from '../template/values.ts'
import { placeholderValues } from '../template/values.ts'
import { keepDemoFile } from './file.ts'
import {
  allowAttachment,
  attachDemoFiles,
  idsOf,
  insertDemoRows,
  markAskedCandidates,
  referencesTo,
  templateTexts,
  vacancyNames,
} from './queries.ts'

/** Stores the agency's attachments, and the templates they belong to. */
export async function keepDemoAttachments(
  db: Db,
  attachments: DemoAgency['attachments'],
  { files, now }: { files: Files; now: Date },
): Promise<void> {
  const [attachment, template] = [await referencesTo(db, 'email_attachment'), await referencesTo(db, 'email_template', 'code')]
  for (const { name, file_name, templates, preselected, content } of attachments) {
    const { id } = attachment(name)
    await changeFile(db, emailAttachment, { id, file: await keepDemoFile(db, { name: file_name, content }, { files, now }) })
    for (const code of templates) await allowAttachment(db, 'allowed', template(code).id, id)
    for (const code of preselected) await allowAttachment(db, 'preselected', template(code).id, id)
  }
}

/** Stores the e-mails the office wrote and sent, filled in like any other, and what they changed for the candidates. */
export async function insertDemoEmails(db: Db, agency: DemoAgency, host: string): Promise<void> {
  const [templates, vacancyIds, candidateIds, names] = [
    await templateTexts(db),
    await idsOf(db, 'vacancy'),
    await idsOf(db, 'candidate'),
    await vacancyNames(db),
  ]
  const [person, employee, facility, user] = [
    await referencesTo(db, 'contact_person'),
    await referencesTo(db, 'employee'),
    await referencesTo(db, 'facility'),
    await referencesTo(db, 'user', 'username'),
  ]
  const known = knownBy(agency)
  const rows = agency.emails.map((email, index) => {
    const candidate = email.candidate === null ? null : agency.candidates[email.candidate]!
    const vacancy = candidate && vacancyIds[candidate.vacancy]!
    const { named, recipient } = known(email, vacancy === null ? null : names.get(vacancy)!)
    const values = placeholderValues(named, 'de')
    const { id, subject, text } = templates.get(email.template)!
    const sent = new Date(Date.parse(email.created_datetime) + 4_000).toISOString()
    return {
      recipient,
      subject: fillLine(subject, values),
      text: fill(text, values),
      html: '',
      language: 'de',
      reply_to: named.user.email,
      message_id: `<demo-${index}@${host}>`,
      template_id: id,
      state: 'sent',
      attempts: 1,
      last_error: '',
      created_datetime: email.created_datetime,
      sent_datetime: sent,
      next_attempt_datetime: email.created_datetime,
      first_attempt_datetime: email.created_datetime,
      created_by_user_id: user(email.created_by_user).id,
      contact_person_id: email.contact_person && person(email.contact_person).id,
      candidate_id: email.candidate === null ? null : candidateIds[email.candidate],
      employee_id: candidate && employee(candidate.employee).id,
      vacancy_id: vacancy,
      facility_id: named.facility && facility(named.facility.name).id,
    }
  })
  await insertDemoRows(
    db,
    'outbox',
    rows.filter(({ recipient }) => recipient !== ''),
  )
  const attached = agency.emails.flatMap(({ attachments }, index) =>
    attachments.map((name) => ({ message_id: `<demo-${index}@${host}>`, name })),
  )
  await attachDemoFiles(db, attached)
  await markAskedCandidates(db)
}

type Email = DemoAgency['emails'][number]

/** Finds the records an e-mail names, and its recipient: a person of the facility, otherwise the candidate. */
function knownBy({ contactPersons, candidates, employees, facilities, users, vacancies }: DemoAgency) {
  const byName = <T extends { title: string; first_name: string; last_name: string }>(all: T[]) =>
    new Map(all.map((one) => [fullName(one), { ...one, full_name: fullName(one) }]))
  const [persons, people] = [byName(contactPersons), byName(employees)]
  return (
    { contact_person, candidate, created_by_user }: Email,
    vacancyName: string | null,
  ): { named: TemplateRecords; recipient: string } => {
    const proposed = candidate === null ? null : candidates[candidate]!
    const vacancy = proposed && vacancies[proposed.vacancy]!
    const person = contact_person === null ? null : persons.get(contact_person)!
    const employee = proposed && people.get(proposed.employee)!
    const user = users.find(({ username }) => username === created_by_user)!
    const named = {
      contact_person: person,
      facility: facilities.find(({ name }) => name === (vacancy?.facility ?? person?.facility)) ?? null,
      employee,
      vacancy: vacancy && { name: vacancyName ?? '', department: vacancy.department, date_lower: vacancy.lower, date_upper: vacancy.upper },
      user: { full_name: `${user.first_name} ${user.last_name}`, email: user.email },
    }
    return { named, recipient: (person ?? employee)?.email ?? '' }
  }
}
