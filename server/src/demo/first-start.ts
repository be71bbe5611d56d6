import { contactPerson } from '@kasack/contract/contact-person.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { hirer } from '@kasack/contract/hirer.ts'
import { facility } from '@kasack/contract/facility.ts'
import { readInput } from '@kasack/contract/input.ts'
import { type DemoAgency, demoAgency } from '@kasack/demo/agency.ts'
import { insertContactPerson } from '../contact-person/queries.ts'
import { insertFacilities } from '../facility/queries.ts'
import type { Clock } from '../platform/program/clock.ts'
import { berlinDay } from '../platform/program/clock.ts'
import type { Db } from '../platform/database/db.ts'
import type { Files } from '../platform/file/store.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import { insertDemoAbsences } from './absence.ts'
import { insertDemoApplicants } from './applicant.ts'
import { insertDemoDocuments, keepDemoDocumentFiles } from './document.ts'
import { insertDemoEmails, keepDemoAttachments } from './email.ts'
import { insertDemoEmployees } from './employee.ts'
import { setDemoFollowUps, writeDemoLogbook } from './logbook.ts'
import { insertDemoPlacements } from './placement.ts'
import { insertDemoFacilityPersons } from './facility-person.ts'
import { insertDemoPriorPeriods } from './prior-period.ts'
import { insertDemoRequirements } from './requirement.ts'
import { insertDemoUsers, makeDemoException, referencesTo, settleDemoRow } from './queries.ts'
import { insertDemoVacancies } from './vacancy.ts'

/** Fills an empty database with a realistic agency. Returns the users' passwords, which cannot be read again. */
export async function insertDemoData(
  db: Db,
  clock: Clock,
  { publicUrl = 'http://localhost:3000', files }: { publicUrl?: string; files?: Files } = {},
): Promise<{ username: string; password: string }[]> {
  const today = berlinDay(clock.now())
  const agency = demoAgency(today)
  const passwords = await insertDemoUsers(db, agency.users, clock)
  for (const group of agency.facilityGroups) await insertRecord(db, facilityGroup, readInput(facilityGroup, group, { today }).input)
  for (const one of agency.hirers) await insertRecord(db, hirer, readInput(hirer, one, { today }).input)
  await insertDemoFacilities(db, agency, today)
  await insertDemoRequirements(db, agency.requirements, today)
  await insertDemoContactPersons(db, agency.contactPersons, today)
  await nameContacts(db, agency.contacts)
  await insertDemoEmployees(db, agency.employees, today)
  await insertDemoAbsences(db, agency.absences, today)
  await insertDemoPriorPeriods(db, agency.priorPeriods, today)
  await insertDemoFacilityPersons(db, agency.facilityPersons, today)
  await insertDemoDocuments(db, agency, today)
  await insertDemoApplicants(db, agency.applicants, { today, publicUrl })
  await insertDemoVacancies(db, agency.vacancies, today)
  await insertDemoPlacements(db, agency, { today, clock })
  await makeDemoException(db, today)
  if (files) {
    await keepDemoAttachments(db, agency.attachments, { files, now: clock.now() })
    await keepDemoDocumentFiles(db, agency.documents, { files, now: clock.now() })
  }
  await insertDemoEmails(db, agency, new URL(publicUrl).hostname)
  await writeDemoLogbook(db, agency.engagements, clock.now())
  await setDemoFollowUps(db, agency.followUps, clock.now())
  await settleDemoRow(db, { today, now: clock.now() })
  return passwords
}

async function insertDemoFacilities(
  db: Db,
  { facilities, hirers }: Pick<DemoAgency, 'facilities' | 'hirers'>,
  today: string,
): Promise<void> {
  const [type, group, hirerNamed, tag, user] = [
    await referencesTo(db, 'facility_type'),
    await referencesTo(db, 'facility_group'),
    await referencesTo(db, 'hirer'),
    await referencesTo(db, 'tag'),
    await referencesTo(db, 'user', 'username'),
  ]
  for (const one of facilities) {
    const own = hirers.find(({ facility: house }) => house === one.name)
    const references = {
      facility_type: type(one.facility_type),
      facility_group: one.facility_group === null ? null : group(one.facility_group),
      hirer: own ? hirerNamed(own.name) : null,
      support_user: one.support_user === null ? null : user(one.support_user),
      tags: one.tags.map(tag),
    }
    const { input } = readInput(facility, { ...one, ...references }, { today })
    await insertFacilities(db, [input], { now: new Date(one.created_datetime) }) // no follow-ups yet, so nothing else changes
  }
}

async function insertDemoContactPersons(db: Db, contactPersons: DemoAgency['contactPersons'], today: string): Promise<void> {
  const [place, group, role, tag] = [
    await referencesTo(db, 'facility'),
    await referencesTo(db, 'facility_group'),
    await referencesTo(db, 'contact_person_function'),
    await referencesTo(db, 'tag'),
  ]
  for (const one of contactPersons) {
    const references = {
      facility: one.facility === null ? null : place(one.facility),
      facility_group: one.facility_group === null ? null : group(one.facility_group),
      function: one.function === null ? null : role(one.function),
      tags: one.tags.map(tag),
    }
    const { input } = readInput(contactPerson, { ...one, ...references }, { today })
    await insertContactPerson(db, input, new Date(one.created_datetime))
  }
}

async function nameContacts(db: Db, contacts: DemoAgency['contacts']): Promise<void> {
  const [place, person] = [await referencesTo(db, 'facility'), await referencesTo(db, 'contact_person')]
  for (const { facility: name, roles } of contacts) {
    const patch = Object.fromEntries(Object.entries(roles).map(([role, contact]) => [role, person(contact)]))
    if (Object.keys(patch).length > 0) await changeRecord(db, facility, { id: place(name).id, patch })
  }
}
