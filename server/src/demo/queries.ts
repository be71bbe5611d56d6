import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Priority } from '@kasack/contract/shared-shape.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import { sql } from 'kysely'
import type { Clock } from '../platform/program/clock.ts'
import type { Table } from '../platform/database/column.ts'
import type { Db } from '../platform/database/db.ts'
import type { Row } from '../platform/record/record.ts'

/** Creates the users of the demo agency, each with a random password. */
export async function insertDemoUsers(db: Db, users: DemoAgency['users'], clock: Clock): Promise<{ username: string; password: string }[]> {
  const drawn = users.map((user) => ({ ...user, password: randomBytes(9).toString('base64url') }))
  for (const { username, first_name, last_name, email, groups, password } of drawn) {
    const { rows } = await sql<{ id: number }>`
      insert into "user" (username, first_name, last_name, email, password_hash, created_datetime)
      values (${username}, ${first_name}, ${last_name}, ${email}, ${await hash(password)}, ${clock.now()})
      returning id`.execute(db)
    await sql`insert into user_group_member select ${rows[0]?.id}::int, id from user_group where name = any(${groups})`.execute(db)
  }
  return drawn.map(({ username, password }) => ({ username, password }))
}

/** Stores what became of the mail to an applicant. */
export async function settleDemoMail(
  db: Db,
  applicant: number,
  { state, sent }: { state: 'sent' | 'failed'; sent: Date | null },
): Promise<void> {
  const error = state === 'failed' ? '550 5.1.1 mailbox unavailable' : ''
  await sql`
    update outbox set state = ${state}, sent_datetime = ${sent}, attempts = 1, last_error = ${error} where applicant_id = ${applicant}`.execute(
    db,
  )
}

/** Links the employee to the applicant and copies what the form would take over. */
export async function convertDemoApplicant(db: Db, applicant: number, employee: number): Promise<void> {
  await sql`
    update employee set converted_from_applicant_id = applicant.id, email = applicant.email, mobile = applicant.mobile
    from applicant where applicant.id = ${applicant} and employee.id = ${employee}`.execute(db)
}

/** A logbook entry as stored. */
export type EntryRow = {
  action_type_id: number
  facility_id: number | null
  contact_person_id: number | null
  employee_id: number | null
  applicant_id: number | null
  note: string
  followup_date: string | null
  followup_user_id: number | null
  followup_priority: Priority
  created_by_user_id: number
  created_datetime: string
}

/** Stores records in order with one statement, since a thousand single writes would slow down a start. Derived data is not updated. */
export async function insertDemoRows(db: Db, table: Table, rows: Row[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from rows from (jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)) with ordinality
    order by ordinality`.execute(db)
}

/** The ids of a table that was empty before, in the order in which its records were stored. */
export async function idsOf(db: Db, table: Table): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Looks up records by name, or by another column that is unique among demo records. An unknown name throws. */
export async function referencesTo(db: Db, table: string, column = 'name'): Promise<(name: string) => { id: number }> {
  const { rows } = await sql<{ id: number; name: string }>`select id, ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db)
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`${table} has no "${name}"`)
    return { id }
  }
}

/** Dates filled vacancies by their last booking. */
export async function settleDemoVacancies(db: Db): Promise<void> {
  await sql`
    update vacancy set filled_datetime = (
      select max(created_datetime) from booking where vacancy_id = vacancy.id and not cancelled and not terminated
    )
    where filled_datetime is not null`.execute(db)
}

/** The German texts of all templates, by code. */
export async function templateTexts(db: Db): Promise<Map<string, { id: number; subject: string; text: string }>> {
  const { rows } = await sql<{ code: string; id: number; subject: string; text: string }>`
    select code, id, subject, text_template as text from email_template`.execute(db)
  return new Map(rows.map(({ code, ...template }) => [code, template]))
}

export async function vacancyNames(db: Db): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`select id, shown_name as name from vacancy`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function allowAttachment(db: Db, set: 'allowed' | 'preselected', template: number, attachment: number): Promise<void> {
  await sql`
    insert into ${sql.table(`email_template_${set}_attachment`)} (email_template_id, email_attachment_id)
    values (${template}, ${attachment})`.execute(db)
}

/** Stores the files sent with e-mails, where the attachment has one. */
export async function attachDemoFiles(db: Db, attached: { message_id: string; name: string }[]): Promise<void> {
  await sql`
    insert into outbox_attachment (outbox_id, email_attachment_id, file_name, file_type, file_size, file_sha256)
    select outbox.id, email_attachment.id, file_name, file_type, file_size, file_sha256
    from jsonb_to_recordset(${JSON.stringify(attached)}::jsonb) as one (message_id text, name text)
    join outbox on outbox.message_id = one.message_id
    join email_attachment on email_attachment.name = one.name
    where file_sha256 is not null`.execute(db)
}

/** Marks the candidates who were written to, or whose profile was sent. */
export async function markAskedCandidates(db: Db): Promise<void> {
  const askedLast = (category: string) => sql`(
    select max(outbox.created_datetime) from outbox join email_template on email_template.id = template_id
    where candidate_id = candidate.id and category = ${category}
  )`
  await sql`
    update candidate set employee_asked = employee_last is not null, employee_asked_datetime = employee_last,
      facility_asked = facility_last is not null, facility_asked_datetime = facility_last
    from (
      select id, ${askedLast('candidate')} as employee_last, ${askedLast('profile')} as facility_last from candidate
    ) asked
    where asked.id = candidate.id`.execute(db)
}

/** Settles a booking that ends soon for a few days, as if it had been discussed. */
export async function settleDemoRow(db: Db, { today, now }: { today: string; now: Date }): Promise<void> {
  await sql`
    insert into cockpit_settlement (code, booking_id, until, note, known, created_by_user_id, created_datetime)
    select 'bookings_ending', id, ${today}::date + 3, 'Das Haus weiß Bescheid, eine Verlängerung ist nicht gewünscht.', 0, created_by_user_id, ${now}
    from booking
    where not cancelled and not terminated and date_upper between ${today} and ${today}::date + 14 and stands_in_for_id is null
    order by date_upper desc, id limit 1`.execute(db)
}

/** A facility that blocked an employee takes her again, in another department, so her booking has an override. */
export async function makeDemoException(db: Db, today: string): Promise<void> {
  await sql`
    with chosen as (
      select booking.id, booking.facility_id, booking.employee_id from booking
      where booking.date_lower > ${today} and not booking.cancelled and not exists (
        select from facility_person other where other.facility_id = booking.facility_id or other.employee_id = booking.employee_id
      )
      order by booking.id limit 1
    ),
    blocked as (
      insert into facility_person (facility_id, employee_id, state, reason)
      select facility_id, employee_id, 'blocked', 'Streit im Team, das Haus bittet um jemand anderen.' from chosen
    )
    update booking set overrides = jsonb_build_array(jsonb_build_object(
      'code', 'blocked_at_facility', 'reason', 'Mit der Pflegedienstleitung besprochen: Sie kommt in ein anderes Team.',
      'needs', jsonb_build_array('employees.view_employee'), 'user_id', booking.created_by_user_id,
      'datetime', to_char(booking.created_datetime at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    ))
    from chosen where booking.id = chosen.id`.execute(db)
}
