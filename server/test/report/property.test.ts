import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { testApp } from '../app.ts'
import type { CountQuery, FigureEvent } from './plain-count.ts'
import { plainCount } from './plain-count.ts'

const { a, as, db } = await testApp()
const reader = await as({ groups: ['Reporting'] })
const users = [await a.user(), await a.user(), await a.user()]
const facility = await a.facility()
const [vacancyTemplate, bookingTemplate] = [await a.vacancy({ facility }), await a.booking({ facility })]
const [actions, templates] = [await kindsOf('engagement_action'), await kindsOf('email_template')]

/** Midnights in Berlin between periods: years, ISO years, months, and the two nights on which clocks change. */
const edges = [
  '2019-12-29T23:00:00Z', // Monday of 2020-W01
  '2019-12-31T23:00:00Z',
  '2020-02-28T23:00:00Z', // the leap day
  '2020-03-28T23:00:00Z', // an hour is missing
  '2020-03-29T22:00:00Z',
  '2020-10-24T22:00:00Z', // an hour occurs twice
  '2020-10-25T23:00:00Z',
  '2020-12-27T23:00:00Z', // Monday of 2020-W53
  '2020-12-31T23:00:00Z',
  '2021-01-03T23:00:00Z', // Monday of 2021-W01
  '2021-06-30T22:00:00Z',
].map((moment) => Date.parse(moment))

const hour = 3_600_000
const moments = fc.oneof(
  fc.tuple(fc.constantFrom(...edges), fc.constantFrom(-2 * hour, -hour, -1, 0, 1, hour - 1, hour, 2 * hour)).map(([edge, by]) => edge + by),
  fc.integer({ min: Date.parse('2019-11-01T00:00:00Z'), max: Date.parse('2021-12-31T00:00:00Z') }),
)
const things = fc.constantFrom('engagement', 'outbox', 'vacancy', 'booking', 'cancelled', 'candidate_rejection')
const records = fc.array(fc.record({ thing: things, at: moments, by: fc.constantFrom(0, 1, 2), kind: fc.nat(1000) }), {
  minLength: 60,
  maxLength: 120,
})

const periods: CountQuery[] = [
  ...[2019, 2020, 2021].map((year) => ({ year })),
  ...[1, 2, 3, 4, 6, 7, 10, 11, 12].map((month) => ({ year: 2020, month })),
  ...[1, 6, 7, 12].map((month) => ({ year: 2021, month })),
  { year: 2019, month: 12 },
  ...[1, 9, 13, 14, 43, 44, 52, 53].map((week) => ({ year: 2020, week })),
  ...[1, 26, 27, 52].map((week) => ({ year: 2021, week })),
  { year: 2019, week: 52 },
]

test(
  'reports say what a plain count of all records says, at the edges of days, weeks, months and years',
  async () => {
    await fc.assert(
      fc.asyncProperty(records, fc.shuffledSubarray(periods, { minLength: 8, maxLength: 8 }), async (drawn, asked) => {
        await clear()
        const made: FigureEvent[] = []
        for (const { thing, at, by, kind } of drawn) {
          const one = await insert(thing, { at: new Date(at), user: users[by]!, kind })
          if (one) made.push(one)
        }
        for (const period of asked) {
          for (const question of [period, { ...period, user: users[drawn.length % 3]! }]) {
            const { body } = await reader.get(`/reports/?${queryOf(question)}`)
            expect({ question, ...said(body) }).toEqual({ question, ...expected(made, question) })
          }
        }
        for (const question of [asked[0]!, { ...asked[1]!, user: users[0]! }]) await expectSeries(made, question)
      }),
      { numRuns: Number(process.env['REPORTS'] ?? 12) },
    )
  },
  patience(60_000),
)

/** Each of the thirteen periods, by its name in the response. */
async function expectSeries(made: FigureEvent[], question: CountQuery): Promise<void> {
  const { data_displayed_for: names, ...series } = (await reader.get(`/report-series/?${queryOf(question)}`)).body
  expect(names).toHaveLength(13)
  for (const [index, name] of names.entries()) {
    const [, year, week, month] = /^(\d+)(?:-W(\d+)|-(\d+))?$/.exec(name)!
    const period = { year: Number(year), ...(week && { week: Number(week) }), ...(month && { month: Number(month) }) }
    const user = question.user === undefined ? {} : { user: question.user }
    expect({ name, ...said(bodyAt(series, index)) }).toEqual({ name, ...expected(made, { ...period, ...user }) })
  }
}

type Series = Record<Count, number[]> & Record<'emails' | 'engagements', Record<string, { values: number[] }>>

function bodyAt({ emails, engagements, ...counts }: Series, index: number): Answer {
  const at = (values: number[]) => ({ value: values[index]! })
  const kinds = (of: Series['emails']) => Object.fromEntries(Object.entries(of).map(([code, { values }]) => [code, at(values)]))
  return {
    vacancies_count: at(counts.vacancies_count),
    bookings_count: at(counts.bookings_count),
    rejections_count: at(counts.rejections_count),
    emails: kinds(emails),
    engagements: kinds(engagements),
  }
}

const queryOf = (asked: CountQuery): string =>
  Object.entries(asked)
    .map((pair) => pair.join('='))
    .join('&')

type Count = 'vacancies_count' | 'bookings_count' | 'rejections_count'
type Answer = Record<Count, { value: number }> & Record<'emails' | 'engagements', Record<string, { value: number }>>

const said = (body: Answer): Record<string, number> => ({
  vacancies: body.vacancies_count.value,
  bookings: body.bookings_count.value,
  rejections: body.rejections_count.value,
  ...valuesOf('mail', body.emails),
  ...valuesOf('entry', body.engagements),
})

const valuesOf = (prefix: string, kinds: Record<string, { value: number }>) =>
  Object.fromEntries(Object.entries(kinds).map(([code, { value }]) => [`${prefix} ${code}`, value]))

const expected = (made: FigureEvent[], asked: CountQuery): Record<string, number> =>
  Object.fromEntries(
    [
      'vacancies',
      'bookings',
      'rejections',
      ...templates.map(({ code }) => `mail ${code}`),
      ...actions.map(({ code }) => `entry ${code}`),
    ].map((figure) => [figure, plainCount(made, figure, asked)]),
  )

type RandomEvent = { at: Date; user: number; kind: number }

/** Inserts one, and returns what it counts for; null for what never counts. */
async function insert(thing: string, { at, user, kind }: RandomEvent): Promise<FigureEvent | null> {
  const pick = <Kind>(kinds: Kind[]): Kind => kinds[kind % kinds.length]!
  if (thing === 'engagement') {
    const { id, code } = pick(actions)
    await sql`
      insert into engagement (action_type_id, facility_id, created_by_user_id, created_datetime) values (${id}, ${facility}, ${user}, ${at})`.execute(
      db,
    )
    return { figure: `entry ${code}`, at, by: user }
  }
  if (thing === 'outbox') {
    const { id, code } = pick(templates)
    const by = kind % 3 === 0 ? null : user
    const mail = by === null ? await a.mail() : await a.email({}, { by })
    await sql`update outbox set template_id = ${id}, created_datetime = ${at} where id = ${mail}`.execute(db)
    return { figure: `mail ${code}`, at, by }
  }
  if (thing === 'candidate_rejection') {
    await sql`insert into candidate_rejection (status, user_id, created_datetime) values ('rejected_by_facility', ${user}, ${at})`.execute(
      db,
    )
    return { figure: 'rejections', at, by: user }
  }
  const table = thing === 'vacancy' ? 'vacancy' : 'booking'
  const values = JSON.stringify({
    created_by_user_id: user,
    created_datetime: at,
    ...(table === 'booking' && { cancelled: thing === 'cancelled' }),
  })
  await copy(table, values)
  return thing === 'cancelled' ? null : { figure: table === 'vacancy' ? 'vacancies' : 'bookings', at, by: user }
}

/** A copy of the first record of its table, with these values changed. */
async function copy(table: 'vacancy' | 'booking', values: string): Promise<void> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = ${table} and column_name <> 'id' and is_generated = 'NEVER'`.execute(db)
  const names = sql.raw(rows[0]!.names)
  const first = table === 'vacancy' ? vacancyTemplate : bookingTemplate
  await sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from (
      select (jsonb_populate_record(one, ${values}::jsonb)).* from ${sql.table(table)} one where id = ${first}
    ) changed`.execute(db)
}

/** The first vacancy and the first booking were created this June, which no question here includes. */
async function clear(): Promise<void> {
  await sql`delete from engagement`.execute(db)
  await sql`delete from outbox`.execute(db)
  await sql`delete from candidate_rejection`.execute(db)
  await sql`delete from booking where id <> ${bookingTemplate}`.execute(db)
  await sql`delete from vacancy where id <> ${vacancyTemplate}`.execute(db)
}

async function kindsOf(table: 'engagement_action' | 'email_template'): Promise<{ id: number; code: string }[]> {
  return (await sql<{ id: number; code: string }>`select id, code from ${sql.table(table)} order by id`.execute(db)).rows
}
