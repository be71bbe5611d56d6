import { periodDays, periodName } from '@kasack/contract/report-period.ts'
import type { Report } from '@kasack/contract/report.ts'
import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'

const route = '/api/v0/reports/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)
const lastYear = new Date().getFullYear() - 1

export const call: CallByHand = {
  route,
  caller: 'administrator',
  measured: {
    "a year's report": asking(`year=${lastYear}`),
    "a year's report of one user": asking(`year=${lastYear}&user=17`, `year=${lastYear}&user=230`),
    "a month's report": asking(`year=${lastYear}&month=5`, `year=${lastYear}&month=11`),
    "a week's report of one user": asking(`year=${lastYear}&week=20&user=17`, `year=${lastYear}&week=40&user=230`),
  },
  async answer({ db, query }) {
    const [year, month, week] = ['year', 'month', 'week'].map((name) => (query[name] ? Number(query[name]) : undefined))
    const period = { year: year!, month, week }
    const { lower, upper } = periodDays(period)
    const values = query['user'] ? [lower, upper, query['user']] : [lower, upper]
    const by = (column: string) => (query['user'] ? `and ${column} = $3` : '')
    const [kinds, [rest]] = await Promise.all([
      run<Kind>(
        db,
        kindsOf('engagement_action', 'id', `engagement where action_type_id = kind.id and ${during} ${by('created_by_user_id')}`),
        values,
      ),
      run<[number, number, number, Kind[]]>(
        db,
        `select
          (select count(*)::int from vacancy where ${during} ${by('created_by_user_id')}),
          (select count(*)::int from booking where not cancelled and ${during} ${by('created_by_user_id')}),
          (select count(*)::int from candidate_rejection where ${during} ${by('user_id')}),
          (select json_agg(json_build_array(id, code, name, count)) from (
            ${kindsOf('email_template', '"order", name', `outbox where template_id = kind.id and ${during} ${by('created_by_user_id')}`)}
          ) counted)`,
        values,
      ),
    ])
    const [vacancies, bookings, rejections, templates] = rest!
    return JSON.stringify({
      data_displayed_for: periodName(period),
      vacancies_count: figure(vacancies),
      bookings_count: figure(bookings),
      rejections_count: figure(rejections),
      emails: byCode(templates),
      engagements: byCode(kinds),
    } satisfies Report)
  },
}

type Kind = [id: number, code: string, name: string, count: number]

const kindsOf = (list: string, order: string, counted: string) =>
  `select id, code, name, (select count(*)::int from ${counted}) as count from ${list} kind order by ${order}`

const during = `
  created_datetime >= $1::date::timestamp at time zone 'Europe/Berlin'
  and created_datetime < ($2::date + 1)::timestamp at time zone 'Europe/Berlin'`

const figure = (value: number) => ({ value, type: 'Number' as const })

const byCode = (kinds: Kind[]) => Object.fromEntries(kinds.map(([id, code, label, value]) => [code, { ...figure(value), label, id }]))
