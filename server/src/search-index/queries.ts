import type { SearchKind } from '@kasack/contract/search.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { read } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { compile } from '../platform/read/statement.ts'

/**
 * The texts of a record: `own` its name, `others` where it is and what it refers to, `guarded` what only readers of applicants see;
 * `numbers` as typed, each with its country. `day` follows the title of a booking; `named` is the name by which other records refer to it.
 */
export type SearchText = {
  id: number
  title: string
  day: string | null
  about: string[]
  own: string[]
  others: string[]
  guarded: string[]
  numbers: [typed: string, country: string][]
  is_active: boolean
  moment: string
  named: string
}

type Source = { table: string; columns: Record<Exclude<keyof SearchText, 'id' | 'moment'>, Sql> & { moment?: Sql }; joins?: Sql }

const nothing = sql`'{}'::text[]`
const texts = (...all: Sql[]): Sql => sql`array_remove(array[${sql.join(all)}]::text[], '')`
const town = (table: string): Sql => sql`trim(${sql.ref(`${table}.postal_code`)} || ' ' || ${sql.ref(`${table}.city`)})`
const first = (one: Sql, other: Sql): Sql => sql`coalesce(nullif(${one}, ''), ${other})`
const numbers = (...all: [typed: Sql, country: Sql][]): Sql =>
  sql`json_build_array(${sql.join(all.map(([typed, country]) => sql`json_build_array(${typed}, ${country})`))})`
const none = sql`'[]'::json`
const named = (table: string): Sql => sql`coalesce(${sql.ref(`${table}.name`)}, '')`
const germany = sql`'DE'`

/** The name of a contact person's facility or group. */
const employer = sql`coalesce(facility.name, facility_group.name, '')`

const columnsOf = (table: string, ...columns: string[]): Sql => texts(...columns.map((column) => sql`${sql.ref(`${table}.${column}`)}`))
const person = (table: string): Sql => columnsOf(table, 'title', 'first_name', 'last_name')
const address = (table: string): Sql => columnsOf(table, 'street', 'postal_code', 'city', 'email')

/** The source of each kind; every reader of a record sees all of its texts except `guarded`. */
export const searchSources: Readonly<Record<SearchKind, Source>> = {
  employees: {
    table: 'employee',
    columns: {
      title: sql`employee.name`,
      day: sql`null::date`,
      about: texts(sql`coalesce(employee.public_id::text, '')`, town('employee'), first(sql`employee.mobile`, sql`employee.phone`)),
      own: sql`${person('employee')} || coalesce(employee.public_id::text, '')`,
      others: address('employee'),
      guarded: nothing,
      numbers: numbers([sql`employee.mobile`, sql`employee.country_code`], [sql`employee.phone`, sql`employee.country_code`]),
      is_active: sql`employee.is_active`,
      named: sql`employee.name`,
    },
  },
  applicants: {
    table: 'applicant',
    columns: {
      title: sql`applicant.name`,
      day: sql`null::date`,
      about: texts(sql`applicant.profession_free_text`, town('applicant'), sql`applicant.mobile`),
      own: columnsOf('applicant', 'first_name', 'last_name'),
      others: columnsOf('applicant', 'profession_free_text', 'postal_code', 'city', 'email'),
      guarded: nothing,
      numbers: numbers([sql`applicant.mobile`, germany]),
      // Applicants who became employees are found as employees.
      is_active: sql`not exists (select from employee where employee.converted_from_applicant_id = applicant.id)`,
      named: sql`applicant.name`,
    },
  },
  facilities: {
    table: 'facility',
    columns: {
      title: sql`facility.name`,
      day: sql`null::date`,
      about: texts(sql`facility.company`, town('facility'), first(sql`facility.phone`, sql`facility.mobile`)),
      own: columnsOf('facility', 'name', 'company', 'client_number'),
      others: address('facility'),
      guarded: nothing,
      numbers: numbers(
        [sql`facility.phone`, sql`facility.country_code`],
        [sql`facility.mobile`, sql`facility.country_code`],
        [sql`facility.fax`, sql`facility.country_code`],
      ),
      is_active: sql`facility.is_active`,
      named: sql`facility.name || ' ' || ${town('facility')}`,
    },
  },
  facilitygroups: {
    table: 'facility_group',
    columns: {
      title: sql`facility_group.name`,
      day: sql`null::date`,
      about: nothing,
      own: sql`array[facility_group.name]`,
      others: nothing,
      guarded: nothing,
      numbers: none,
      is_active: sql`facility_group.is_active`,
      moment: sql`'epoch'::timestamptz`, // not stored: the newest has the highest id
      named: sql`facility_group.name`,
    },
  },
  'contact-persons': {
    table: 'contact_person',
    joins: sql`
      left join facility on facility.id = contact_person.facility_id
      left join facility_group on facility_group.id = contact_person.facility_group_id`,
    columns: {
      title: sql`contact_person.name`,
      day: sql`null::date`,
      about: texts(employer, first(sql`contact_person.phone`, sql`contact_person.mobile`)),
      own: person('contact_person'),
      others: sql`${address('contact_person')} || ${texts(employer)}`,
      guarded: nothing,
      numbers: numbers(
        [sql`contact_person.phone`, sql`contact_person.country_code`],
        [sql`contact_person.mobile`, sql`contact_person.country_code`],
        [sql`contact_person.fax`, sql`contact_person.country_code`],
      ),
      is_active: sql`contact_person.is_active`,
      named: sql`contact_person.name`,
    },
  },
  vacancies: {
    table: 'vacancy',
    joins: sql`
      join facility on facility.id = vacancy.facility_id
      join vacancy_type on vacancy_type.id = vacancy.vacancy_type_id`,
    columns: {
      title: sql`vacancy.shown_name`,
      day: sql`null::date`,
      about: texts(sql`facility.name`, town('facility')),
      own: texts(first(sql`vacancy.name`, sql`vacancy_type.name`)),
      others: texts(sql`facility.name`, town('facility'), sql`vacancy.description`),
      guarded: nothing,
      numbers: none,
      is_active: sql`vacancy.shown_status <> 'closed'`,
      named: sql`vacancy.shown_name`,
    },
  },
  bookings: {
    table: 'booking',
    joins: sql`
      join employee on employee.id = booking.employee_id
      join facility on facility.id = booking.facility_id
      left join vacancy on vacancy.id = booking.vacancy_id`,
    columns: {
      title: sql`employee.name`,
      day: sql`booking.date_lower`,
      about: texts(sql`facility.name`, sql`coalesce(vacancy.shown_name, '')`),
      own: nothing, // what names somebody comes after the person
      others: texts(sql`employee.name`, sql`facility.name`, sql`coalesce(vacancy.shown_name, '')`, sql`booking.notes`),
      guarded: nothing,
      numbers: none,
      is_active: sql`not booking.cancelled and not booking.terminated`,
      named: sql`''`,
    },
  },
  engagements: {
    table: 'engagement',
    joins: sql`
      join engagement_action on engagement_action.id = engagement.action_type_id
      left join facility on facility.id = engagement.facility_id
      left join contact_person on contact_person.id = engagement.contact_person_id
      left join employee on employee.id = engagement.employee_id
      left join applicant on applicant.id = engagement.applicant_id`,
    columns: {
      title: sql`to_char(engagement.created_datetime at time zone 'Europe/Berlin', 'DD.MM.YYYY') || ' – ' || engagement_action.name`,
      day: sql`null::date`,
      about: texts(named('facility'), named('contact_person'), named('employee'), sql`left(engagement.note, 120)`),
      own: nothing,
      others: texts(named('facility'), named('contact_person'), named('employee'), sql`engagement.note`),
      guarded: texts(named('applicant')),
      numbers: none,
      is_active: sql`true`,
      named: sql`''`,
    },
  },
}

/** The texts of these records, of several kinds at once; deleted ones are left out. */
export function readTexts(db: Db, wanted: ReadonlyMap<SearchKind, readonly number[]>): Promise<(SearchText & { kind: SearchKind })[]> {
  const parts = [...wanted].filter(([, ids]) => ids.length > 0).map(([kind, ids]) => textsOf(kind, ids))
  if (parts.length === 0) return Promise.resolve([])
  return read(db, compile(sql<SearchText & { kind: SearchKind }>`${sql.join(parts, sql` union all `)}`))
}

function textsOf(kind: SearchKind, ids: readonly number[]): Sql {
  const { table, columns, joins = sql`` } = searchSources[kind]
  const all = { ...columns, moment: columns.moment ?? sql`${sql.ref(`${table}.created_datetime`)}` }
  const shown = searchColumns.map((name) => sql`${all[name]} as ${sql.ref(name)}`)
  return sql`(
    select ${sql.lit(kind)} as kind, ${sql.ref(`${table}.id`)} as id, ${sql.join(shown)} from ${sql.table(table)} ${joins}
    where ${sql.ref(`${table}.id`)} = any(${[...ids]}::int[]))`
}

const searchColumns = ['title', 'day', 'about', 'own', 'others', 'guarded', 'numbers', 'is_active', 'moment', 'named'] as const
