import { sql } from 'kysely'
import { fillNumbersOfApplicants } from '../../../server/src/applicant/first-start.ts'
import { fillNumbersOfEmployees } from '../../../server/src/employee/first-start.ts'
import { keepDue } from '../../../server/src/leasing-clock/keep.ts'
import { berlinDay } from '../../../server/src/platform/program/clock.ts'
import { insertReferenceLists } from '../../../server/src/lookup/first-start.ts'
import type { Db } from '../../../server/src/platform/database/db.ts'
import { insertGroups } from '../../../server/src/user-group/first-start.ts'
import { insertAbsences } from './absence.ts'
import { insertApplicants } from './applicant.ts'
import { insertBookings } from './booking.ts'
import { insertCandidates } from './candidate.ts'
import { insertDocuments } from './document.ts'
import { insertEmployees } from './employee.ts'
import { insertFacilities } from './facility.ts'
import { insertLogbook } from './logbook.ts'
import { insertEmails, insertMails } from './outbox.ts'
import { insertFacilityPersons } from './facility-person.ts'
import { insertPriorPeriods } from './prior-period.ts'
import { insertRequirements } from './requirement.ts'
import { insertVacancies } from './vacancy.ts'
import { insertContactPersons } from './contact-person.ts'

/** The number of records of a large agency after ten years. */
const size = {
  user: 300,
  tag: 300,
  facility_group: 400,
  hirer: 400,
  facility: 10_000,
  contact_person: 30_000,
  employee: 50_000,
  absence: 150_000,
  prior_period: 5000,
  facility_person: 20_000,
  employee_document: 100_000,
  applicant: 20_000,
  outbox: 20_000,
  email: 78_000,
  vacancy: 60_000,
  requirement: 5000,
  booking: 200_000,
  candidate: 100_000,
  engagement: 400_000,
}

/** As the server does after it has started. */
async function keepAllClocks(db: Db): Promise<void> {
  for (let number = 1; number > 0;) number = await keepDue(db, { most: 1000, today: berlinDay(new Date()) })
}

/** Fills a freshly migrated database. The content is always the same, except for dates, which count from today. */
export async function fill(db: Db): Promise<void> {
  await insertGroups(db)
  await insertReferenceLists(db)
  await insertUsers(db)
  await insertTags(db)
  await insertFacilityGroups(db)
  await insertHirers(db)
  await insertFacilities(db, size.facility)
  await insertContactPersons(db, size.contact_person)
  await insertEmployees(db, size.employee)
  await insertAbsences(db, size.absence)
  await insertPriorPeriods(db, size.prior_period)
  await insertFacilityPersons(db, size.facility_person)
  await insertDocuments(db, size.employee_document)
  await insertApplicants(db, size.applicant)
  await insertMails(db, size.outbox)
  await insertVacancies(db, size.vacancy)
  await insertRequirements(db, size.requirement)
  await insertBookings(db, size.booking)
  await keepAllClocks(db)
  await insertCandidates(db, size.candidate)
  await insertEmails(db, size.email)
  await insertLogbook(db, size.engagement)
  await fillNumbersOfApplicants(db)
  await fillNumbersOfEmployees(db)
  // Like a database in long use: compact, with statistics and the visibility map that counting reads.
  await sql`vacuum (full)`.execute(db)
  await sql`vacuum (analyze)`.execute(db)
}

/** Without a password they cannot sign in. The first is a superuser; all belong to three groups. */
async function insertUsers(db: Db): Promise<void> {
  await sql`
    insert into "user" (username, first_name, last_name, email, password_hash, permissions, is_superuser)
    select 'user' || number, 'Vorname ' || number, 'Nachname ' || number, 'user' || number || '@kasack.example', 'none',
      '{vacancies.view_booking}', number = 1
    from generate_series(1, ${size.user}::int) number`.execute(db)
  await sql`
    insert into user_group_member
    select "user".id, user_group.id from "user", user_group where user_group.name in ('Dispatcher', 'Recruiting', 'Clearance')`.execute(db)
}

async function insertTags(db: Db): Promise<void> {
  await sql`
    insert into tag (name, "order")
    select 'Schlagwort ' || number, 1000 + number from generate_series(1, ${size.tag}::int) number`.execute(db)
}

async function insertHirers(db: Db): Promise<void> {
  await sql`
    insert into hirer (name, maximum_months, source, is_active)
    select 'Träger ' || chr(65 + number % 26) || ' ' || number || ' gGmbH', case number % 5 when 0 then 24 else 18 end,
      case number % 5 when 0 then 'Tarifvertrag' else '' end, number % 20 > 0
    from generate_series(1, ${size.hirer}::int) number`.execute(db)
}

async function insertFacilityGroups(db: Db): Promise<void> {
  await sql`
    insert into facility_group (name, comments, is_active)
    select 'Träger ' || chr(65 + number % 26) || ' ' || number, repeat('Rahmenvertrag mit Anlage ' || number || '. ', number % 4), number % 20 > 0
    from generate_series(1, ${size.facility_group}::int) number`.execute(db)
}
