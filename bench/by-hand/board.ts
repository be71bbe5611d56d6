import type { BoardRows } from '../../contract/src/board.ts'
import type { CallByHand } from '../call.ts'
import { today } from '../server/availability.ts'
import { pageOf, pageText } from '../server/page.ts'
import { countOf, german } from '../server/sql.ts'
import { run } from '../server/statement.ts'

const route = '/api/v0/board.json/'
const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const [weeks, year] = [`from=${inDays(-14)}&to=${inDays(167)}`, `from=${inDays(-199)}&to=${inDays(200)}`]
const asking = (query: string) => [`${route}?${query}`]

export const call: CallByHand = {
  route,
  measured: {
    'board, 20 people and 26 weeks': asking(`rows=employees&is_active=true&size=20&${weeks}`),
    'board, 200 people and 26 weeks': asking(`rows=employees&is_active=true&size=200&${weeks}`),
    'board, 200 people and 26 weeks, page 3': asking(`rows=employees&is_active=true&size=200&page=3&${weeks}`),
    'board, 200 facilities and 26 weeks': asking(`rows=facilities&is_active=true&size=200&${weeks}`),
    'board, 200 facilities and 400 days': asking(`rows=facilities&is_active=true&size=200&${year}`),
    'board, 200 open vacancies and 26 weeks': asking(`rows=vacancies&status=open&size=200&${weeks}`),
    'board, 200 full vacancies and 26 weeks': asking(`rows=vacancies&status=filled&sort=-number_of_bookings&size=200&${weeks}`),
  },
  async answer({ db, query, url }) {
    const { table, columns, joins, bars, condition, orders } = boards[query['rows'] as BoardRows]
    const { page, size, limit } = pageOf(query)
    const [where, order] = [condition(query), orders[query['sort'] ?? '']!]
    const [rows, [counted]] = await Promise.all([
      run<[id: number, name: string, subtitle: string, state: string | null, bars: string | null]>(
        db,
        `select ${table}.id, ${columns}, (select string_agg(told, ',' order by lower, rank, id) from (${bars}) bar)
          from (select * from ${table} ${where} order by ${order} ${limit}) ${table} ${joins} order by ${order}`,
        [query['from'], query['to']],
      ),
      counts.get(`${where}${page === 1}`) ?? run<[number]>(db, countOf(table, where)),
    ])
    counts.set(`${where}false`, [counted!]) // kept while the caller turns pages
    const [head, told] = [pageText(url, { page, size, count: counted![0] }, []), rows.map(rowText)]
    return `${head.slice(0, -2)}${told.join()}]}`
  },
}

const counts = new Map<string, [number][]>()

const rowText = ([id, name, subtitle, state, bars]: [number, string, string, string | null, string | null]) =>
  `{"id":${id},"name":${JSON.stringify(name)},"subtitle":${JSON.stringify(subtitle)},"federal_state":${JSON.stringify(state)},"bars":[${bars ?? ''}]}`

/** A bar in wire format; nullable columns are integers. */
function bar(kind: string, rank: number, from: string, { of, id, label, state, more = '', ids }: Bar): string {
  const number = (column: string) => `coalesce(${column}::text, 'null')`
  const [employee, facility, vacancy] = ids
  return `select ${of}.date_lower as lower, ${rank} as rank, ${id} as id,
    '{"kind":"${kind}","id":' || ${id} || ',"lower":"' || ${of}.date_lower || '","upper":' || coalesce('"' || ${of}.date_upper || '"', 'null')
      || ',"label":' || to_json(${label}) || ',"state":"' || ${state} || '"' ${more} || ',"employee":' || ${number(employee)}
      || ',"facility":' || ${number(facility)} || ',"vacancy":' || ${number(vacancy)} || '}' as told
    ${from} and ${of === 'absence' ? 'absence.date_upper' : `coalesce(${of}.date_upper, 'infinity')`} >= $1::date and ${of}.date_lower <= $2::date`
}
type Bar = {
  of: string
  id: string
  label: string
  state: string
  more?: string
  ids: [employee: string, facility: string, vacancy: string]
}

const phase = `case when booking.terminated then 'terminated' when booking.date_upper < '${today}' then 'over'
  when booking.date_lower > '${today}' then 'planned' else 'running' end`

const bookings = (owner: string, other: string) =>
  bar(
    'booking',
    0,
    `from booking join ${other} other on other.id = booking.${other}_id where booking.${owner}_id = ${owner}.id and not cancelled`,
    {
      of: 'booking',
      id: 'booking.id',
      label: 'other.name',
      state: phase,
      ids: ['booking.employee_id', 'booking.facility_id', 'booking.vacancy_id'],
    },
  )

const candidates = (from: string, label: string) =>
  bar('candidate', 1, `${from} and candidate.status in ('new', 'applied')`, {
    of: 'post',
    id: 'candidate.id',
    label,
    state: 'candidate.status',
    more: `|| ',"vacancy_status":"' || post.shown_status || '"'`,
    ids: ['candidate.employee_id', 'post.facility_id', 'post.id'],
  })

const reasons = `case absence.reason when 'sick' then 'krank' when 'vacation' then 'Urlaub' when 'overtime_free' then 'Freizeitausgleich' else 'Sonstiges' end`
const absences = bar('absence', 2, 'from absence where employee_id = employee.id', {
  of: 'absence',
  id: 'absence.id',
  label: reasons,
  state: 'absence.reason',
  ids: ['absence.employee_id', 'null', 'null'],
})

const demand = (condition: string) =>
  bar('demand', 3, `from vacancy post where ${condition}`, {
    of: 'post',
    id: 'post.id',
    label: 'post.shown_name',
    state: 'post.shown_status',
    more: `|| ',"open":' || greatest(post.number_of_positions - post.number_of_bookings, 0)`,
    ids: ['null', 'post.facility_id', 'post.id'],
  })

type Board = {
  table: string
  columns: string
  joins: string
  bars: string
  condition: (query: Record<string, string>) => string
  orders: Record<string, string>
}

const isActive = () => 'where is_active'

const boards: Record<BoardRows, Board> = {
  employees: {
    table: 'employee',
    columns: `employee.name, concat_ws(', ', exam.name, nullif(employee.city, '')), employee.federal_state`,
    joins: 'left join exam on exam.id = employee.exam_id',
    bars: [
      bookings('employee', 'facility'),
      candidates(
        `from candidate join vacancy post on post.id = candidate.vacancy_id join facility house on house.id = post.facility_id
          where candidate.employee_id = employee.id`,
        'house.name',
      ),
      absences,
    ].join(' union all '),
    condition: isActive,
    orders: { '': `${german('employee.last_name')}, employee.id` },
  },
  facilities: {
    table: 'facility',
    columns: 'facility.name, facility.city, facility.federal_state',
    joins: '',
    bars: [bookings('facility', 'employee'), demand('post.facility_id = facility.id')].join(' union all '),
    condition: isActive,
    orders: { '': `${german('facility.name')}, facility.id` },
  },
  vacancies: {
    table: 'vacancy',
    columns: 'vacancy.shown_name, house.name, house.federal_state',
    joins: 'join facility house on house.id = vacancy.facility_id',
    bars: [
      bookings('vacancy', 'employee'),
      candidates(
        `from candidate join vacancy post on post.id = candidate.vacancy_id join employee person on person.id = candidate.employee_id
          where candidate.vacancy_id = vacancy.id`,
        'person.name',
      ),
      demand('post.id = vacancy.id'),
    ].join(' union all '),
    condition: ({ status }) => `where shown_status = '${status}'`,
    orders: { '': 'vacancy.date_lower, vacancy.id', '-number_of_bookings': 'vacancy.number_of_bookings desc, vacancy.id desc' },
  },
}
