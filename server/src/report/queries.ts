import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import { periodDays, periodDaysUntil, periodName } from '@kasack/contract/report-period.ts'
import type { ReportSeries, SeriesRequest } from '@kasack/contract/report-series.ts'
import { reportAt, seriesPeriods } from '@kasack/contract/report-series.ts'
import type { Report, ReportRequest } from '@kasack/contract/report.ts'
import { sql } from 'kysely'
import type { Column, Table } from '../platform/database/column.ts'
import type { Db } from '../platform/database/db.ts'
import { read, sideBySide } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { compile } from '../platform/read/statement.ts'

type Counts = Record<'vacancies_count' | 'bookings_count' | 'rejections_count', number[]>
type Kind = { id: number; code: string; label: string; values: number[] }

/** `withheld`: the entries the reader may not see. */
export const findReport = async (db: Db, { period, user }: ReportRequest, withheld: Sql | null): Promise<Report> =>
  reportAt(await countIn(db, { periods: [period], user, until: null }, withheld), 0)

export const findSeries = (db: Db, { period, ...question }: SeriesRequest, withheld: Sql | null): Promise<ReportSeries> =>
  countIn(db, { periods: seriesPeriods(period), ...question }, withheld)

type Question = Omit<SeriesRequest, 'period'> & { periods: ReportPeriod[] }

/** Two statements side by side, for any number of periods: a year's entries are as many as all other records together. */
async function countIn(db: Db, { periods, user, until }: Question, withheld: Sql | null): Promise<ReportSeries> {
  const span = spansOf(periods.map((period) => (until === null ? periodDays(period) : periodDaysUntil(period, until))))
  const count: Count = (table, { creator, where = sql`true` }) => sql`(
    select count(*)::int from ${sql.table(table)}
    where ${where} and ${duringSpan(`${table}.created_datetime`)} ${user === null ? sql`` : sql`and ${sql.ref(creator)} = ${user}`}
  )`
  const [engagements, [rest]] = await sideBySide(
    db,
    () => read(db, compile(engagementsBy(span, count, withheld))),
    () => read(db, compile(everythingElse(span, count))),
  )
  const { emails, ...counts } = rest!
  return { data_displayed_for: periods.map(periodName), ...counts, emails: byCode(emails), engagements: byCode(engagements) }
}

/** Counts the records of a table created in the span of the row, by the given user if there is one. */
type Count = (table: CountedTable, of: { creator: Column; where?: Sql }) => Sql
type CountedTable = Extract<Table, 'engagement' | 'outbox' | 'vacancy' | 'booking' | 'candidate_rejection'>

/** The periods as a table: from midnight in Berlin before the first day to midnight after the last. */
const spansOf = (days: { lower: string; upper: string }[]): Sql => sql`
  span as materialized (
    select
      number,
      lower::timestamp at time zone 'Europe/Berlin' as starts,
      (upper + 1)::timestamp at time zone 'Europe/Berlin' as ends
    from unnest(${days.map(({ lower }) => lower)}::date[], ${days.map(({ upper }) => upper)}::date[]) with ordinality as day (lower, upper, number)
  )`

const duringSpan = (column: Column): Sql => sql`${sql.ref(column)} >= span.starts and ${sql.ref(column)} < span.ends`

const inEach = (count: Sql): Sql => sql`array(select ${count} from span order by span.number)`

/** Counted per kind and span, so that each count is one index range; the few entries the reader may not see are subtracted. */
function engagementsBy(span: Sql, count: Count, withheld: Sql | null) {
  const ofKind = (where: Sql) =>
    count('engagement', { creator: 'engagement.created_by_user_id', where: sql`engagement.action_type_id = kind.id${where}` })
  const number = withheld ? sql`${ofKind(sql``)} - ${ofKind(sql` and ${withheld}`)}` : ofKind(sql``)
  return sql<Kind>`
    with ${span}
    select kind.id, kind.code, kind.name as label, ${inEach(number)} as values from engagement_action kind order by kind.id`
}

const everythingElse = (span: Sql, count: Count) => sql<Counts & { emails: Kind[] }>`
  with ${span}
  select
    ${inEach(count('vacancy', { creator: 'vacancy.created_by_user_id' }))} as vacancies_count,
    ${inEach(count('booking', { creator: 'booking.created_by_user_id', where: sql`not booking.cancelled` }))} as bookings_count,
    ${inEach(count('candidate_rejection', { creator: 'candidate_rejection.user_id' }))} as rejections_count,
    array(
      select json_build_object('id', kind.id, 'code', kind.code, 'label', kind.name, 'values', ${inEach(
        count('outbox', { creator: 'outbox.created_by_user_id', where: sql`outbox.template_id = kind.id` }),
      )})
      from email_template kind
      order by kind."order", kind.name
    ) as emails`

const byCode = (kinds: Kind[]) => Object.fromEntries(kinds.map(({ id, code, label, values }) => [code, { values, label, id }]))
