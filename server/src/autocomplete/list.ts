import type { AutocompleteQuery, autocompletes, AutocompleteName } from '@kasack/contract/autocomplete.ts'
import type { LookupName } from '@kasack/contract/reference.ts'
import { sql } from 'kysely'
import { readEntryNames, sightOf, hiddenEntries } from '../engagement/queries.ts'
import { fileObject } from '../stored-file/queries.ts'
import type { Table, TableWith } from '../platform/database/column.ts'
import type { Db } from '../platform/database/db.ts'
import type { Caller } from '../platform/request/call.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { contains, containsFolded, containsIn, containsPerson, fold, german, oneOf, person, userNamed } from '../platform/list/sql.ts'
import type { Days } from './entry-name.ts'
import { entriesNamed } from './entry-name.ts'

type FixedName = 'states' | 'genders' | 'absence-reasons'
export type StoredName = Exclude<AutocompleteName, FixedName>
type Asking<N extends StoredName> = (typeof autocompletes)[N]['parameters']

/** Where the items come from, their order, and one SQL condition per parameter; null: all items match. */
export type Source<P = Record<string, never>> = {
  table: Table
  columns: Sql
  order: Sql
  /** The items not offered to this caller; null: all are offered. */
  except?: (caller: Caller) => Sql | null
  parameters: { [K in keyof P]-?: (value: NonNullable<P[K]>, db: Db) => Sql | Promise<Sql | null> }
}

const byName = (table: TableWith<'name' | 'id'>): Sql => sql`${german(sql.ref(`${table}.name`))}, ${sql.ref(`${table}.id`)}`

const common = (table: TableWith<'name' | 'is_active'>) => ({
  name__icontains: contains(`${table}.name`),
  is_active: oneOf(`${table}.is_active`),
})

const lookup = (table: LookupName) => ({
  table,
  columns: sql`id, name`,
  order: sql`"order", ${byName(table)}`,
  parameters: common(table),
})

const byPerson = (table: Parameters<typeof person>[0]): Sql => sql.join([...person(table).by, sql.ref(`${table}.id`)])

/** `DD.MM.YYYY – action type`, the day in Europe/Berlin. */
const entryName = sql`
  to_char(engagement.created_datetime at time zone 'Europe/Berlin', 'DD.MM.YYYY')
  || ' – ' || (select engagement_action.name from engagement_action where engagement_action.id = engagement.action_type_id)`

/** Matches part of an entry's name. Finds the matching kinds and days first, then the entries. */
async function containsEntryName(part: string, db: Db): Promise<Sql | null> {
  const { kinds, days, kindsOfDays } = entriesNamed(fold(part), await readEntryNames(db))
  const ofKinds = (ids: number[]) => (ids.length === 0 ? sql`false` : sql`engagement.action_type_id = any(${ids})`)
  if (days === 'all') return kindsOfDays && ofKinds([...kinds, ...kindsOfDays])
  const ofDays = kindsOfDays ? sql`(${ofKinds(kindsOfDays)} and ${within(days)})` : within(days)
  return kinds.length === 0 ? ofDays : sql`(${ofKinds(kinds)} or ${ofDays})`
}

/** Up to this many day ranges, the index is searched once per range. */
const fewRanges = 40

/** Written on one of these days. The ends of many ranges form buckets, every second of which lies within a range. */
function within(days: Days[]): Sql {
  const written = sql`engagement.created_datetime`
  const moments = days.map((range) => range.map((day) => `${day} Europe/Berlin`)) // PostgreSQL parses them once, and plans for them
  if (days.length === 0) return sql`false`
  if (days.length > fewRanges) return sql`width_bucket(${written}, ${moments.flat()}::timestamptz[]) % 2 = 1`
  const ranges = moments.map(([first, after]) => sql`${written} >= ${first}::timestamptz and ${written} < ${after}::timestamptz`)
  // The newest come first, so the index is entered where the last range ends.
  return sql`(${written} < ${moments.at(-1)![1]}::timestamptz and (${sql.join(ranges, sql` or `)}))`
}

// Users are found by either name first, with or without a comma.
const userNames = sql`"user".name || chr(10) || "user".last_name || ' ' || "user".first_name || chr(10) || "user".last_name || ', ' || "user".first_name`

export const sources: { [N in StoredName]: Source<AutocompleteQuery<Asking<N>>> } = {
  applicants: {
    table: 'applicant',
    columns: sql`id, name`,
    order: byPerson('applicant'),
    parameters: { name__icontains: containsPerson('applicant.name_search'), is_active: () => sql`true` },
  },
  'application-tags': lookup('application_tag'),
  'booking-documents': lookup('booking_document'),
  'contact-person-functions': lookup('contact_person_function'),
  'document-kinds': {
    ...lookup('document_kind'),
    columns: sql`id, name, expires, is_obligatory, is_health_data, is_residence_title, exempt_born_before, remind_days`,
  },
  'email-attachments': {
    ...lookup('email_attachment'),
    columns: sql`id, name, ${fileObject('email_attachment')} as file`,
    except: () => sql`file_sha256 is null`,
    parameters: {
      ...common('email_attachment'),
      template__id: (ids) => sql`id in (
        select email_attachment_id from email_template_allowed_attachment where email_template_id = any(${[...ids]}))`,
    },
  },
  'email-templates': {
    ...lookup('email_template'),
    columns: sql`id, name, code, category`,
    except: () => sql`code = 'automated'`,
    parameters: {
      ...common('email_template'),
      category: oneOf('email_template.category'),
      facility__id: (ids) => sql`(
        not exists (select 1 from email_template_facility where email_template_id = email_template.id)
        or exists (select 1 from email_template_facility where email_template_id = email_template.id and facility_id = any(${[...ids]})))`,
    },
  },
  'contact-persons': {
    table: 'contact_person',
    columns: sql`
      id, name, name as full_name, email,
      (select json_build_object('id', facility.id, 'name', facility.name) from facility where facility.id = contact_person.facility_id) as facility,
      (select json_build_object('id', facility_group.id, 'name', facility_group.name)
       from facility_group where facility_group.id = contact_person.facility_group_id) as facility_group`,
    order: byPerson('contact_person'),
    parameters: {
      ...common('contact_person'),
      name__icontains: containsPerson('contact_person.name_search'),
      // The people of the facility and of its group are few, so they are looked up first.
      facility__id: (ids) => sql`contact_person.id = any(array(
        select id from contact_person where ${oneOf('contact_person.facility_id')(ids)}
        union all
        select contact_person.id from contact_person join facility using (facility_group_id) where ${oneOf('facility.id')(ids)}))`,
      facility_group__id: oneOf('contact_person.facility_group_id'),
      facility_or_group_ids: ({ facility, group }) =>
        sql`(contact_person.facility_id = ${facility} or contact_person.facility_group_id = ${group}::int)`,
    },
  },
  'employee-statuses': lookup('employee_status'),
  employees: {
    table: 'employee',
    columns: sql`id, name`,
    order: byPerson('employee'),
    parameters: { ...common('employee'), name__icontains: containsPerson('employee.name_search') },
  },
  'engagement-actions': { ...lookup('engagement_action'), columns: sql`id, name, code`, order: sql`id` },
  engagements: {
    table: 'engagement',
    columns: sql`id, ${entryName} as name`,
    except: (caller) => hiddenEntries(sightOf(caller)),
    order: sql`created_datetime desc, id desc`,
    parameters: {
      name__icontains: containsEntryName,
      is_active: () => sql`true`,
      facility__id: oneOf('engagement.facility_id'),
      employee__id: oneOf('engagement.employee_id'),
    },
  },
  exams: lookup('exam'),
  facilities: {
    table: 'facility',
    columns: sql`id, name, postal_code, city`,
    order: byName('facility'),
    parameters: {
      ...common('facility'),
      name__icontains: containsFolded('facility.name_folded'),
      facility_group__id: oneOf('facility.facility_group_id'),
      facility_type__id: oneOf('facility.facility_type_id'),
    },
  },
  'facility-departments': lookup('facility_department'),
  'facility-groups': {
    table: 'facility_group',
    columns: sql`id, name`,
    order: byName('facility_group'),
    parameters: { ...common('facility_group'), name__icontains: containsFolded('facility_group.name_folded') },
  },
  'facility-types': lookup('facility_type'),
  hirers: {
    table: 'hirer',
    columns: sql`id, name`,
    order: byName('hirer'),
    parameters: { ...common('hirer'), name__icontains: containsFolded('hirer.name_folded') },
  },
  professions: lookup('profession'),
  qualifications: lookup('qualification'),
  tags: lookup('tag'),
  users: {
    table: 'user',
    columns: sql`id, name`,
    // Users sort by last name, then first name. Those without names come last, by user name.
    order: sql.join(userNamed('user').by),
    parameters: { ...common('user'), name__icontains: containsIn(userNames) },
  },
  'vacancy-types': lookup('vacancy_type'),
  vacancies: {
    table: 'vacancy',
    columns: sql`id, shown_name as name`,
    order: sql`${german(sql.ref('vacancy.shown_name'))}, vacancy.id`,
    parameters: {
      name__icontains: containsFolded('vacancy.shown_name_folded'),
      is_active: () => sql`true`,
      facility__id: oneOf('vacancy.facility_id'),
      status: oneOf('vacancy.shown_status', 'vacancy_status'),
    },
  },
}
