import { engagement, type Engagement } from '../../contract/src/engagement.ts'
import type pg from 'pg'
import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { idsOfFew, lookUp } from '../server/names.ts'
import type { User } from '../server/session.ts'
import { selectFields } from '../server/selection.ts'
import { plain, ref, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/engagements.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const due = `followup_date__lte=${inDays(0)}&todo=1&sort=-followup_date`
const recent = `created_datetime__date__gte=${inDays(-2)}&sort=-created_datetime`

export const call: CallByHand = {
  route,
  measured: {
    'dashboard, due': asking(due),
    'dashboard, due, page 3': asking(`${due}&page=3`),
    'dashboard, due, of one user': asking(`${due}&followup_user__id=7`, `${due}&followup_user__id=64`),
    'dashboard, due, state and priority': asking(`${due}&states=BE,BB&priority=high`, `${due}&states=NI&priority=high,medium`),
    'dashboard, due, by priority': asking(due.replace('-followup_date', '-priority')),
    'dashboard, my recent entries': asking(`${recent}&created_by_user__id=7`, `${recent}&created_by_user__id=61`),
    'logbook, first page': asking('sort=-created_datetime'),
    'logbook, page 3': asking('sort=-created_datetime&page=3'),
    'logbook, page 1000': asking('sort=-created_datetime&page=1000'),
    'logbook, 100 rows': asking('sort=-created_datetime&size=100'),
    'logbook by follow-up': asking('sort=-followup_date'),
    'logbook by priority': asking('sort=-priority'),
    'logbook by facility': asking('sort=facility__name'),
    'logbook by contact person': asking('sort=contact_person__name'),
    'logbook by employee, last first': asking('sort=-employee__name'),
    'logbook by action': asking('sort=action_type__name'),
    'logbook of a facility': asking('facility__id=4711&sort=-created_datetime', 'facility__id=815&sort=-created_datetime'),
    'logbook of a facility or its group': asking('facility_or_group_ids=4711,12&sort=-created_datetime'),
    'logbook of a contact person': asking('contact_person__id=4&sort=-created_datetime', 'contact_person__id=3004&sort=-created_datetime'),
    'logbook of an employee': asking('employee__id=20&sort=-created_datetime', 'employee__id=3030&sort=-created_datetime'),
    'logbook, search': asking('search=klinikum+bedarf', 'search=linden+777'),
    'logbook, search of two letters': asking('search=zq', 'search=xj', 'search=linden+77'),
    'logbook, filter on note': asking('note__icontains=10%20%C3%BCber', 'note__icontains=7777'),
    'logbook, filter on facility': asking('facility__name__icontains=hospiz', 'facility__name__icontains=linden'),
    'logbook, filter on employee': asking('employee__name__icontains=anja%20k', 'employee__name__icontains=dela%20cruz'),
    'logbook, filter on action': asking('action_type__id=1,2', 'action_type__id=7&sort=-created_datetime'),
    'logbook, filter on action and creator': asking('action_type__id=3,4&created_by_user__id=3,4'),
  },
  async answer({ db, query, url, user }) {
    const found = await conditionOf(db, query, mayCallEmployees(user))
    const few = query['search']?.split(' ').every((word) => word.length < 3)
      ? await idsOfFew(db, 'engagement', found.condition, found.values)
      : null
    const { condition, values } = few ? { condition: 'where engagement.id = any($1)', values: [few] } : found
    const { page, size, limit } = pageOf(query)
    const [order, of] = orders[query['sort'] ?? '-followup_date']!
    const cut = `${of ? cutBy(order, of, condition) : `select * from engagement ${condition} order by ${order}`} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...engagements, cut, order },
      count: few ? few.length : countOf(query, condition),
      values,
      page,
    })
    return pageText(
      url,
      { page, size, count },
      rows.map((row) => toEngagement(row, user)),
    )
  },
}

/** No measured call sorts by another record's field and asks for more than a first page of ten. */
function cutBy(order: string, table: string, condition: string): string {
  if (table === 'engagement_action') {
    const ofEach = `select * from engagement ${condition ? `${condition} and` : 'where'} action_type_id = engagement_action.id order by id limit 10`
    return `select engagement.* from engagement_action cross join lateral (${ofEach}) engagement order by ${order}`
  }
  const column = `engagement.${table}_id`
  const having = `select engagement.* from engagement join ${table} on ${table}.id = ${column} ${condition} order by ${order} limit 10`
  const without = `select * from engagement ${condition} ${condition ? 'and' : 'where'} ${column} is null order by id limit 10`
  return `select * from ((${having}) union all (${without})) engagement`
}

const name = (table: string, end = '') =>
  `fold(${table}.last_name) collate "de-x-icu" ${end}, fold(${table}.first_name) collate "de-x-icu" ${end}`

const orders: Record<string, [order: string, of: string]> = {
  '-followup_date': ['engagement.followup_date desc nulls last, engagement.id desc', ''],
  '-created_datetime': ['engagement.created_datetime desc, engagement.id desc', ''],
  '-priority': ['engagement.followup_priority desc, engagement.id desc', ''],
  facility__name: ['fold(facility.name) collate "de-x-icu", engagement.id', 'facility'],
  contact_person__name: [`${name('contact_person')}, engagement.id`, 'contact_person'],
  '-employee__name': [`${name('employee', 'desc')}, engagement.id desc`, 'employee'],
  action_type__name: ['fold(engagement_action.name) collate "de-x-icu", engagement.id', 'engagement_action'],
}

/** The database keeps the number of entries, in total and per action. */
function countOf(query: Record<string, string>, condition: string): string {
  const kept = `select sum(number)::int from kept_count where entity = 'engagement'`
  if (condition === '') return kept
  return condition.split(' and ').length === 1 && query['action_type__id']
    ? `${kept} and kind = any($1)`.replace('any($1)', query['action_type__id'].includes(',') ? 'any($1)' : '$1')
    : `select count(*)::int from engagement ${condition}`
}

async function conditionOf(db: pg.Pool, query: Record<string, string>, knowsEmployees: boolean) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  const facilities = (condition: string) => `engagement.facility_id in (select id from facility where ${condition})`
  const ids = (column: string, given = '', type = '') => {
    const several = given.split(',')
    if (given)
      all.push(`engagement.${column} ${several.length > 1 ? `= any(${value(several)}${type && `${type}[]`})` : `= ${value(given)}${type}`}`)
  }

  ids('facility_id', query['facility__id'])
  ids('contact_person_id', query['contact_person__id'])
  ids('employee_id', query['employee__id'])
  ids('action_type_id', query['action_type__id'])
  ids('created_by_user_id', query['created_by_user__id'])
  ids('followup_user_id', query['followup_user__id'])
  ids('followup_priority', query['priority'], '::priority')
  if (query['todo']) all.push('engagement.todo')
  if (query['followup_date__lte']) all.push(`engagement.followup_date <= '${query['followup_date__lte']}'::date`)
  if (query['created_datetime__date__gte'])
    all.push(`engagement.created_datetime >= '${query['created_datetime__date__gte']}'::date::timestamp at time zone 'Europe/Berlin'`)
  if (query['states']) {
    const there = `federal_state = any(${value(query['states'].split(','))})`
    const hers = `engagement.facility_id is null and engagement.employee_id in (select id from employee where ${there})`
    all.push(knowsEmployees ? `(${facilities(there)} or ${hers})` : facilities(there))
  }
  if (query['facility_or_group_ids']) {
    const [one, group] = query['facility_or_group_ids'].split(',')
    all.push(`engagement.facility_id = any(array(select id from facility where id = ${value(one)} or facility_group_id = ${value(group)}))`)
  }
  if (query['note__icontains']) all.push(`engagement.note_folded like ${value(`%${query['note__icontains']}%`)}`)

  const words = query['search']?.split(' ') ?? []
  const named = (table: string, part = '') => (part ? [{ table, column: table === 'facility' ? 'name_folded' : 'name_search', part }] : [])
  const asked = [
    ...named('facility', query['facility__name__icontains']),
    ...named('employee', query['employee__name__icontains']),
    ...words.flatMap((word) => [...named('facility', word), ...named('contact_person', word), ...named('employee', word)]),
  ]
  const found = (await lookUp(db, asked, value)).map((condition, at) => `engagement.${asked[at]!.table}_id ${condition}`)
  all.push(...found.splice(0, asked.length - words.length * 3))
  for (const word of words) all.push(`(${[`engagement.note_folded like ${value(`%${word}%`)}`, ...found.splice(0, 3)].join(' or ')})`)
  return { values, condition: where(all) }
}

const columns = selectFields(engagement, {
  action_type: ref('engagement.action_type_id', 'engagement_action'),
  facility: { ...ref('engagement.facility_id', 'facility'), ...plain('facility', 'phone', 'mobile', 'country_code') },
  contact_person: {
    ...ref('engagement.contact_person_id', 'contact_person'),
    full_name: 'contact_person.name',
    ...plain('contact_person', 'phone', 'mobile'),
  },
  employee: { ...ref('engagement.employee_id', 'employee'), ...plain('employee', 'phone', 'mobile', 'country_code') },
  applicant: { ...ref('engagement.applicant_id', 'applicant'), ...plain('applicant', 'mobile') },
  followup_user: ref('engagement.followup_user_id', 'followup_user'),
  priority: 'engagement.followup_priority',
  follow_up: {
    date: 'engagement.followup_date::text',
    user: ref('engagement.followup_user_id', 'followup_user'),
    priority: 'engagement.followup_priority',
  },
  todo: 'engagement.todo',
  created_by_user: ref('engagement.created_by_user_id', 'creator'),
})

const joins = `
  join engagement_action on engagement_action.id = engagement.action_type_id
  left join facility on facility.id = engagement.facility_id
  left join contact_person on contact_person.id = engagement.contact_person_id
  left join employee on employee.id = engagement.employee_id
  left join applicant on applicant.id = engagement.applicant_id
  join "user" creator on creator.id = engagement.created_by_user_id
  left join "user" followup_user on followup_user.id = engagement.followup_user_id`

export const engagements = { table: 'engagement', columns, joins }

const mayCallEmployees = ({ is_superuser, permissions }: User) => is_superuser || permissions.includes('employees.view_employee')

const noNumber = { phone: null, mobile: null, country_code: null }

/** An entry as this user may see it. */
export function toEngagement(one: ReturnType<typeof columns.read>, user: User) {
  const employee = one.employee && !mayCallEmployees(user) ? { ...one.employee, ...noNumber } : one.employee
  const applicant = user.is_superuser || user.permissions.includes('employees.view_applicant') ? one.applicant : null
  return { ...one, employee, applicant } satisfies Record<keyof Engagement, unknown>
}
