import { periodDays, periodName } from '@kasack/contract/report-period.ts'
import type { Figure, Report, ReportQuestion } from '@kasack/contract/report.ts'
import { sql } from 'kysely'
import type { Column, Table } from '../platform/database/column.ts'
import type { Db } from '../platform/database/db.ts'
import { read, sideBySide } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { compile } from '../platform/read/statement.ts'

type Counts = Record<'vacancies_count' | 'bookings_count' | 'rejections_count', number>
type Kind = { id: number; code: string; label: string; value: number }

/** Two statements side by side: the entries of a year are as many as everything else together. `withheld`: which are not there for the reader. */
export async function findReport(db: Db, { period, user }: ReportQuestion, withheld: Sql | null): Promise<Report> {
  const { lower, upper } = periodDays(period)
  const counted: CountOf = (table, { creator, where = sql`true` }) => sql`(
    select count(*)::int from ${sql.table(table)}
    where ${where} and ${during(`${table}.created_datetime`, lower, upper)} ${user === null ? sql`` : sql`and ${sql.ref(creator)} = ${user}`}
  )`
  const [engagements, [rest]] = await sideBySide(
    db,
    () => read(db, compile(engagementsBy(counted, withheld))),
    () => read(db, compile(everythingElse(counted))),
  )
  const { emails, ...counts } = rest!
  return {
    data_displayed_for: periodName(period),
    vacancies_count: figure(counts.vacancies_count),
    bookings_count: figure(counts.bookings_count),
    rejections_count: figure(counts.rejections_count),
    emails: byCode(emails),
    engagements: byCode(engagements),
  }
}

/** The number of records of a table that were made in the period, by that user if one is asked for. */
type CountOf = (table: CountedTable, of: { creator: Column; where?: Sql }) => Sql
type CountedTable = Extract<Table, 'engagement' | 'outbox' | 'vacancy' | 'booking' | 'candidate_rejection'>

/** Kind by kind, so that each is one stretch of an index; those that are not there for the reader are few, and taken off. */
function engagementsBy(counted: CountOf, withheld: Sql | null) {
  const ofKind = (where: Sql) =>
    counted('engagement', { creator: 'engagement.created_by_user_id', where: sql`engagement.action_type_id = kind.id${where}` })
  const number = withheld ? sql`${ofKind(sql``)} - ${ofKind(sql` and ${withheld}`)}` : ofKind(sql``)
  return sql<Kind>`select kind.id, kind.code, kind.name as label, ${number} as value from engagement_action kind order by kind.id`
}

const everythingElse = (counted: CountOf) => sql<Counts & { emails: Kind[] }>`
  select
    ${counted('vacancy', { creator: 'vacancy.created_by_user_id' })} as vacancies_count,
    ${counted('booking', { creator: 'booking.created_by_user_id', where: sql`not booking.cancelled` })} as bookings_count,
    ${counted('candidate_rejection', { creator: 'candidate_rejection.user_id' })} as rejections_count,
    array(
      select json_build_object('id', kind.id, 'code', kind.code, 'label', kind.name, 'value', ${counted('outbox', {
        creator: 'outbox.created_by_user_id',
        where: sql`outbox.template_id = kind.id`,
      })})
      from email_template kind
      order by kind."order", kind.name
    ) as emails`

/** From the midnight in Berlin on which the first day begins to the one on which the last day ends. */
const during = (column: Column, lower: string, upper: string): Sql => sql`
  ${sql.ref(column)} >= ${lower}::date::timestamp at time zone 'Europe/Berlin'
  and ${sql.ref(column)} < (${upper}::date + 1)::timestamp at time zone 'Europe/Berlin'`

const figure = (value: number): Figure => ({ value, type: 'Number' })

const byCode = (kinds: Kind[]) => Object.fromEntries(kinds.map(({ id, code, label, value }) => [code, { ...figure(value), label, id }]))
