import type { CockpitCode } from '@kasack/contract/cockpit.ts'
import { cockpitCodes, cockpitSections } from '@kasack/contract/cockpit.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import type { About, Looking } from './list.ts'
import { sections } from './list.ts'

type Looker = Looking & { user: number }

/** Days for which an entry with an open follow-up counts as an answer. */
const answeredDays = sql.lit(14)

/** Whether a record is unchanged since it was settled. */
const isUnchanged: Sql = sql`
  case when settlement.outbox_id is not null then settlement.known = (select attempts from outbox where outbox.id = settlement.outbox_id)
  else not exists (
    select from history_line
    where history_line.entity = case settlement.code ${sql.join(
      cockpitCodes.map((code) => sql`when ${sql.lit(code)} then ${sql.lit(cockpitSections[code].of.name)}`),
      sql` `,
    )} end
      and history_line.record_id = settlement.record and history_line.id > settlement.known and history_line.is_told
  ) end`

/** What takes a row off: its settlement, or an open follow-up with the party it concerns. */
const takenOff = ({ today }: Pick<Looking, 'today'>): Sql => sql`
  settled as materialized (
    select distinct on (code, record) settlement.*
    from cockpit_settlement settlement
    where until >= ${sql.lit(today)}::date and ${isUnchanged}
    order by code, record, until desc, id desc
  ),
  follow_up as materialized (
    select employee_id, facility_id, applicant_id from engagement
    where todo and followup_date >= ${sql.lit(today)}::date
      and created_datetime >= ((${sql.lit(today)}::date - ${answeredDays})::timestamp at time zone 'Europe/Berlin')
  )`

/** Columns that are always null are left out: PostgreSQL would search everything they are compared with, for each row. */
const eitherOf = (code: CockpitCode, conditions: Partial<Record<About, Sql>>): Sql => {
  const asked = sections[code].about.flatMap((about) => conditions[about] ?? [])
  return asked.length === 0 ? sql`false` : sql`(${sql.join(asked, sql` or `)}) is true`
}

const isAnswered = (code: CockpitCode): Sql =>
  eitherOf(code, {
    employee: sql`employee_id in (select employee_id from follow_up where employee_id is not null)`,
    facility: sql`facility_id in (select facility_id from follow_up where facility_id is not null)`,
    applicant: sql`applicant_id in (select applicant_id from follow_up where applicant_id is not null)`,
  })

const isSettled = (code: CockpitCode): Sql => sql`record_id in (select record from settled where code = ${sql.lit(code)})`

const isOpen = (code: CockpitCode): Sql => sql`not ${isSettled(code)} and not (${isAnswered(code)})`

/** The user dispatches the employee, supports the facility, or made the record. */
const isMine = (code: CockpitCode, { user }: Pick<Looker, 'user'>): Sql =>
  eitherOf(code, {
    employee: sql`employee_id in (select id from employee where dispatcher_id = ${user})`,
    facility: sql`facility_id in (select id from facility where support_user_id = ${user})`,
    creator: sql`creator_id = ${user}`,
  })

export type SectionCount = { code: CockpitCode; count: number; mine: number }

/** The open rows of each section, and how many are the user's own, in the order of the codes. */
export async function countRows(db: Db, codes: readonly CockpitCode[], looker: Looker): Promise<SectionCount[]> {
  if (codes.length === 0) return []
  const all = codes.map(
    (code) => sql`
    select ${sql.lit(code)} as code, count(*)::int as count, (count(*) filter (where ${isMine(code, looker)}))::int as mine
    from (${sections[code].rows(looker)}) section where ${isOpen(code)}`,
  )
  const { rows } = await sql<SectionCount>`with ${takenOff(looker)} ${sql.join(all, sql` union all `)}`.execute(db)
  return codes.map((code) => rows.find((one) => one.code === code)!)
}

/** A row as read: the ids and names of what it concerns, with the phone numbers. */
export type FoundRow = {
  record_id: number
  date: string
  employee_id: number | null
  employee_name: string | null
  applicant_id: number | null
  applicant_name: string | null
  facility_id: number | null
  facility_name: string | null
  vacancy_id: number | null
  vacancy_name: string | null
  booking_id: number | null
  booking_lower: string | null
  facts: Facts | null
  /** Of the employee, the applicant, the contact person of the place, and the facility, in this order. */
  phones: (CallNumbers | null)[]
  settlement_id: number | null
  settlement_until: string | null
  settlement_note: string | null
  settlement_user_id: number | null
  settlement_user_name: string | null
  settlement_datetime: string | null
}
export type CallNumbers = { name: string; phone: string; mobile: string; country_code: string }
export type Facts = Partial<{
  reason: string
  until: string
  begun: boolean
  positions: number
  taken: number
  kind: string
  subject: string
  recipient: string
}>

type CockpitQuery = { mine: boolean; settled: boolean; page: number; size: number }

const dialled = (
  table: 'employee' | 'contact_person' | 'facility' | 'applicant',
  { name, country }: { name: string; country: Sql },
): Sql => sql`
  case when ${sql.ref(`${table}.id`)} is not null then jsonb_build_object(
    'name', ${sql.ref(`${table}.${name}`)}, 'phone', ${table === 'applicant' ? sql.lit('') : sql.ref(`${table}.phone`)},
    'mobile', ${sql.ref(`${table}.mobile`)}, 'country_code', ${country}
  ) end`

/** A page of a section, and its number of rows. Settled rows come with their settlement. */
export async function findRows(db: Db, code: CockpitCode, { mine, settled, page, size, ...looker }: Looker & CockpitQuery) {
  const { rows: section, facts = sql`null::jsonb` } = sections[code]
  const wanted = [settled ? isSettled(code) : isOpen(code), ...(mine ? [isMine(code, looker)] : [])]
  const { rows } = await sql<FoundRow & { count: number }>`
    with ${takenOff(looker)},
    page as (
      select section.*, count(*) over ()::int as count, ${sql.lit(looker.today)}::date as today
      from (${section(looker)}) section where ${sql.join(wanted, sql` and `)}
      order by date, record_id limit ${size} offset ${(page - 1) * size}
    )
    select page.record_id, page.date, page.count, page.employee_id, employee.name as employee_name, page.applicant_id,
      applicant.name as applicant_name, page.facility_id, facility.name as facility_name, page.vacancy_id, vacancy.shown_name as vacancy_name,
      page.booking_id, booking.date_lower as booking_lower, ${facts} as facts,
      jsonb_build_array(
        ${dialled('employee', { name: 'name', country: sql`employee.country_code` })},
        ${dialled('applicant', { name: 'name', country: sql`applicant.country_code` })},
        ${dialled('contact_person', { name: 'name', country: sql`facility.country_code` })},
        ${dialled('facility', { name: 'name', country: sql`facility.country_code` })}
      ) as phones,
      settled.id as settlement_id, settled.until as settlement_until, settled.note as settlement_note,
      settled.created_by_user_id as settlement_user_id, author.name as settlement_user_name, settled.created_datetime as settlement_datetime
    from page
    left join employee on employee.id = page.employee_id
    left join applicant on applicant.id = page.applicant_id
    left join facility on facility.id = page.facility_id
    left join vacancy on vacancy.id = page.vacancy_id
    left join booking on booking.id = page.booking_id
    left join contact_person on contact_person.id = coalesce(vacancy.contact_person_id, facility.main_contact_id)
    left join settled on settled.code = ${sql.lit(code)} and settled.record = page.record_id
    left join "user" author on author.id = settled.created_by_user_id
    order by page.date, page.record_id`.execute(db)
  return { count: rows[0]?.count ?? 0, rows }
}

/** Whether the record has an open row in the section. */
export async function hasRow(db: Db, code: CockpitCode, { record, ...looking }: Looking & { record: number }): Promise<boolean> {
  const { rows } = await sql`
    with ${takenOff(looking)}
    select 1 from (${sections[code].rows(looking)}) section where record_id = ${record} and ${isOpen(code)}`.execute(db)
  return rows.length > 0
}

/** Locks the record of a row: nobody can change it, and of two users who settle the row, the second sees what the first did. */
export async function holdRecord(db: Db, code: CockpitCode, record: number): Promise<void> {
  await sql`select from ${sql.table(cockpitSections[code].of.name)} where id = ${record} for no key update`.execute(db)
}

/** The state of a locked record: its newest history line, or for an e-mail the number of attempts. */
export async function findKnown(db: Db, code: CockpitCode, record: number): Promise<number> {
  const { name } = cockpitSections[code].of
  const newest =
    name === 'outbox'
      ? sql`select attempts from outbox where id = ${record}`
      : sql`select max(id) from history_line where entity = ${name} and record_id = ${record} and is_told`
  const { rows } = await sql<{ known: number | null }>`select (${newest}) as known`.execute(db)
  return rows[0]?.known ?? 0
}
