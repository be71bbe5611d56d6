import type { BarKind, BoardBar, BoardRows } from '@kasack/contract/board.ts'
import { barKinds } from '@kasack/contract/board.ts'
import { sql } from 'kysely'
import { openStatuses } from '../candidate/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { read } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { compile, memoizeBy, withValues } from '../platform/read/statement.ts'

/** A bar as read. Fields of a single kind are null in the others, and an absence is named by its reason's code. */
export type FoundBar = Omit<BoardBar, 'open' | 'vacancy_status'> & { open: number | null; vacancy_status: string | null }
type RowColumns = { name: string; subtitle: string; federal_state: string | null }
export type FoundRow = RowColumns & { id: number; bars: FoundBar[] }
/**
 * A flat row of a bar and its board row: objects built by the database take twice as long. Without bars there is one line without a bar.
 */
type FoundLine = RowColumns & { row_id: number } & (FoundBar | { kind: null })

type Board = { ids: number[]; from: string; to: string; today: string }

/** Positions of the values in the statements, which are built once and shared by all requests. */
const asked = { ids: 0, from: 1, to: 2, today: 3 }
const day = (of: 'from' | 'to' | 'today'): Sql => sql`${asked[of]}::date`

type RangeTable = 'booking' | 'absence' | 'vacancy'

/** The last day as the indexes have it. An absence always has one. */
const endOf = (table: RangeTable): Sql =>
  table === 'absence' ? sql`absence.date_upper` : sql`coalesce(${sql.ref(`${table}.date_upper`)}, 'infinity')`

/** Shares a day with the visible span. */
const isSeen = (table: RangeTable): Sql => sql`${endOf(table)} >= ${day('from')} and ${sql.ref(`${table}.date_lower`)} <= ${day('to')}`

const none = sql`null::int`

type Columns = {
  of: RangeTable
  id: Sql
  label: Sql
  state: Sql
  open?: Sql
  vacancy_status?: Sql
  employee?: Sql
  facility?: Sql
  vacancy?: Sql
}

/** The columns of a bar, in the same order for every kind. */
const bar = (kind: BarKind, { of, id, label, state, open, vacancy_status, employee, facility, vacancy }: Columns): Sql => sql`
  select ${sql.lit(barKinds.indexOf(kind))} as rank, ${sql.lit(kind)} as kind, ${id} as id, ${sql.ref(`${of}.date_lower`)} as lower,
    ${sql.ref(`${of}.date_upper`)} as upper, ${label} as label, ${state} as state, ${open ?? none} as open,
    ${vacancy_status ?? sql`null::text`} as vacancy_status,
    ${employee ?? none} as employee, ${facility ?? none} as facility, ${vacancy ?? none} as vacancy`

const bookingState = sql`
  case when booking.terminated then 'terminated' when booking.date_upper < ${day('today')} then 'over'
    when booking.date_lower > ${day('today')} then 'planned' else 'running' end`

const bookings = (of: 'employee' | 'facility' | 'vacancy'): Sql => sql`
  ${bar('booking', {
    of: 'booking',
    id: sql`booking.id`,
    label: sql`other.name`,
    state: bookingState,
    employee: sql`booking.employee_id`,
    facility: sql`booking.facility_id`,
    vacancy: sql`booking.vacancy_id`,
  })}
  from booking join ${of === 'employee' ? sql`facility other on other.id = booking.facility_id` : sql`employee other on other.id = booking.employee_id`}
  where ${sql.ref(`booking.${of}_id`)} = asked_id and not booking.cancelled and ${isSeen('booking')}`

/** Candidates who are proposed and have not signed. */
const candidates = (of: 'employee' | 'vacancy'): Sql => sql`
  ${bar('candidate', {
    of: 'vacancy',
    id: sql`candidate.id`,
    label: sql`other.name`,
    state: sql`candidate.status::text`,
    vacancy_status: sql`vacancy.shown_status::text`,
    employee: sql`candidate.employee_id`,
    facility: sql`vacancy.facility_id`,
    vacancy: sql`vacancy.id`,
  })}
  from candidate join vacancy on vacancy.id = candidate.vacancy_id
    join ${of === 'employee' ? sql`facility other on other.id = vacancy.facility_id` : sql`employee other on other.id = candidate.employee_id`}
  where ${sql.ref(`candidate.${of}_id`)} = asked_id and candidate.status in (${sql.join(openStatuses.map((one) => sql.lit(one)))})
    and ${isSeen('vacancy')}`

const absences = sql`
  ${bar('absence', {
    of: 'absence',
    id: sql`absence.id`,
    label: sql`absence.reason::text`,
    state: sql`absence.reason::text`,
    employee: sql`absence.employee_id`,
  })}
  from absence where absence.employee_id = asked_id and ${isSeen('absence')}`

const demand = (of: 'facility' | 'vacancy'): Sql => sql`
  ${bar('demand', {
    of: 'vacancy',
    id: sql`vacancy.id`,
    label: sql`vacancy.shown_name`,
    state: sql`vacancy.shown_status::text`,
    open: sql`greatest(vacancy.number_of_positions - vacancy.number_of_bookings, 0)`,
    facility: sql`vacancy.facility_id`,
    vacancy: sql`vacancy.id`,
  })}
  from vacancy where ${sql.ref(`vacancy.${of === 'facility' ? 'facility_id' : 'id'}`)} = asked_id and ${isSeen('vacancy')}`

type Source = { columns: Sql; joins: Sql; bars: Partial<Record<BarKind, Sql>> }

/** The columns of each kind of row, and its bars. */
const sources: Record<BoardRows, Source> = {
  employees: {
    columns: sql`employee.name, concat_ws(', ', exam.name, nullif(employee.city, '')) as subtitle, employee.federal_state`,
    joins: sql`join employee on employee.id = asked_id left join exam on exam.id = employee.exam_id`,
    bars: { booking: bookings('employee'), candidate: candidates('employee'), absence: absences },
  },
  facilities: {
    columns: sql`facility.name, facility.city as subtitle, facility.federal_state`,
    joins: sql`join facility on facility.id = asked_id`,
    bars: { booking: bookings('facility'), demand: demand('facility') },
  },
  vacancies: {
    columns: sql`vacancy.shown_name as name, facility.name as subtitle, facility.federal_state`,
    joins: sql`join vacancy on vacancy.id = asked_id join facility on facility.id = vacancy.facility_id`,
    bars: { booking: bookings('vacancy'), candidate: candidates('vacancy'), demand: demand('vacancy') },
  },
}

const statementOf = memoizeBy(
  (rows: BoardRows, kinds: readonly BarKind[]) => `${rows} ${kinds.join()}`,
  (rows: BoardRows, kinds: readonly BarKind[]) => {
    const { columns, joins, bars } = sources[rows]
    const seen = kinds.flatMap((kind) => bars[kind] ?? [])
    return compile(sql<FoundLine>`
      select asked_id as row_id, ${columns}, bar.*
      from unnest((select ${asked.ids}::int[])) with ordinality asked (asked_id, asked_at) ${joins}
      left join lateral (${sql.join(seen, sql` union all `)}) bar on true
      order by asked_at, bar.lower, bar.rank, bar.id`)
  },
)

/** The rows of these records in their order, each with its bars of these kinds that share a day with `from` to `to`. */
export async function findRows(db: Db, rows: BoardRows, kinds: readonly BarKind[], { ids, from, to, today }: Board): Promise<FoundRow[]> {
  if (ids.length === 0) return []
  const values = { [asked.ids]: ids, [asked.from]: from, [asked.to]: to, [asked.today]: today }
  return rowsOf(await read(db, withValues(statementOf(rows, kinds), values)))
}

/** Lines of the same row are consecutive. */
function rowsOf(lines: readonly FoundLine[]): FoundRow[] {
  const rows: FoundRow[] = []
  for (const line of lines) {
    const { row_id: id, name, subtitle, federal_state } = line
    if (rows.at(-1)?.id !== id) rows.push({ id, name, subtitle, federal_state, bars: [] })
    if (line.kind !== null) rows.at(-1)!.bars.push(line)
  }
  return rows
}
