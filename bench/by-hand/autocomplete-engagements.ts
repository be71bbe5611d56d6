import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectColumns } from '../server/selection.ts'
import { countOf, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/autocompletes/engagements.json/'

const columns = selectColumns({
  id: 'id',
  name: `
  to_char(engagement.created_datetime at time zone 'Europe/Berlin', 'DD.MM.YYYY')
  || ' – ' || (select engagement_action.name from engagement_action where engagement_action.id = engagement.action_type_id)`,
})

const ofAction = (part: string) => `action_type_id = any(array(select id from engagement_action where fold(' – ' || name) like ${part}))`

const end = (order: string) =>
  `(select (created_datetime at time zone 'Europe/Berlin')::date::timestamp from engagement order by created_datetime ${order} limit 1)`
const days = (part: string) => `
  (select one at time zone 'Europe/Berlin' as first, (one + interval '1 day') at time zone 'Europe/Berlin' as after
   from generate_series(${end('asc')}, ${end('desc')}, interval '1 day') one where to_char(one, 'DD.MM.YYYY') like ${part}) day`
const within = 'created_datetime >= first and created_datetime < after'
const newest = 'order by created_datetime desc, id desc'
const ofEach = (limit: string) => `select * from engagement where ${within} ${newest} ${limit}`
const inTurn = (all: string, limit: string) =>
  `(select entry.* from ${all} cross join lateral (${ofEach(limit)}) entry ${newest} ${limit}) engagement ${newest}`

export const call: CallByHand = {
  route,
  measured: {
    'choices of entries': [`${route}?page_size=50`],
    'choices of entries of a facility': [`${route}?facility__id=4711&page_size=50`, `${route}?facility__id=815&page_size=50`],
    'choices of entries, typed': [`${route}?name__icontains=telefonat&page_size=50`, `${route}?name__icontains=24.12&page_size=50`],
  },
  async answer({ db, query, url }) {
    const { page, size, limit } = pageOf(query)
    const values: unknown[] = []
    const all: string[] = []
    if (query['facility__id']) all.push(`facility_id = $${values.push(query['facility__id'])}`)
    const part = query['name__icontains']
    const pattern = part && `$${values.push(`%${part}%`)}`
    const isOfDays = pattern && /^[\d.]/.test(part) // the action types of the bench have no digits
    if (pattern && !isOfDays) all.push(ofAction(pattern))
    const condition = where(all)
    const { rows, count } = await runPage(db, {
      rows: { columns, from: isOfDays ? inTurn(days(pattern), limit) : `engagement ${condition} ${newest} ${limit}` },
      count: isOfDays ? `select count(*)::int from ${days(pattern)} join engagement on ${within}` : countOf('engagement', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}
