import { dayFrom } from '@kasack/contract/range.ts'
import { periodDays, periodDaysUntil, periodName } from '@kasack/contract/report-period.ts'
import type { ReportSeries } from '@kasack/contract/report-series.ts'
import { seriesPeriods } from '@kasack/contract/report-series.ts'
import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'

const route = '/api/v0/report-series/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)
const lastYear = new Date().getFullYear() - 1
const thursdayOf = (week: number) => dayFrom(periodDays({ year: lastYear, week }).lower, 3)

export const call: CallByHand = {
  route,
  caller: 'administrator',
  measured: {
    'thirteen months': asking(`year=${lastYear}&month=5`, `year=${lastYear}&month=11`),
    'thirteen weeks, each to its Thursday': asking(
      `year=${lastYear}&week=20&until=${thursdayOf(20)}`,
      `year=${lastYear}&week=40&until=${thursdayOf(40)}`,
    ),
    'thirteen months of one user': asking(`year=${lastYear}&month=5&user=17`, `year=${lastYear}&month=11&user=230`),
    'thirteen years': asking(`year=${lastYear}`),
  },
  async answer({ db, query }) {
    const [year, month, week] = ['year', 'month', 'week'].map((name) => (query[name] ? Number(query[name]) : undefined))
    const periods = seriesPeriods({ year: year!, month, week })
    const { until, user } = query
    const days = periods.map((period) => (until ? periodDaysUntil(period, until) : periodDays(period)))
    const values = [days.map(({ lower }) => lower), days.map(({ upper }) => upper), ...(user ? [user] : [])]
    const by = (column: string) => (user ? `and ${column} = $3` : '')
    const own = by('created_by_user_id')
    const [kinds, [rest]] = await Promise.all([
      run<Kind>(
        db,
        `with ${spans} ${kindsOf('engagement_action', 'id', `engagement where action_type_id = kind.id and ${during} ${own}`)}`,
        values,
      ),
      run<[number[], number[], number[], Kind[]]>(
        db,
        `with ${spans} select
          ${inEach(`vacancy where ${during} ${own}`)},
          ${inEach(`booking where not cancelled and ${during} ${own}`)},
          ${inEach(`candidate_rejection where ${during} ${by('user_id')}`)},
          (select json_agg(json_build_array(id, code, name, counts)) from (
            ${kindsOf('email_template', '"order", name', `outbox where template_id = kind.id and ${during} ${own}`)}
          ) counted)`,
        values,
      ),
    ])
    const [vacancies_count, bookings_count, rejections_count, templates] = rest!
    return JSON.stringify({
      data_displayed_for: periods.map(periodName),
      vacancies_count,
      bookings_count,
      rejections_count,
      emails: byCode(templates),
      engagements: byCode(kinds),
    } satisfies ReportSeries)
  },
}

type Kind = [id: number, code: string, name: string, counts: number[]]

const spans = `span as materialized (
  select
    number,
    lower::timestamp at time zone 'Europe/Berlin' as starts,
    (upper + 1)::timestamp at time zone 'Europe/Berlin' as ends
  from unnest($1::date[], $2::date[]) with ordinality as day (lower, upper, number))`

const during = 'created_datetime >= starts and created_datetime < ends'

const inEach = (counted: string) => `array(select (select count(*)::int from ${counted}) from span order by number)`

const kindsOf = (list: string, order: string, counted: string) =>
  `select id, code, name, ${inEach(counted)} as counts from ${list} kind order by ${order}`

const byCode = (kinds: Kind[]) => Object.fromEntries(kinds.map(([id, code, label, values]) => [code, { values, label, id }]))
