import { periodName } from '@kasack/contract/report-period.ts'
import { reportAt, reportSeries, seriesPeriods } from '@kasack/contract/report-series.ts'
import { report } from '@kasack/contract/report.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, anonymous, clock, db } = await testApp()
const reader = await as({ groups: ['Reporting'] })
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking'] })
const tom = await as()
const seriesOf = async (query: string, client = reader) => z.parse(reportSeries, (await client.get(`/report-series/?${query}`)).body)
const reportOf = async (query: string, client = reader) => z.parse(report, (await client.get(`/reports/?${query}`)).body)

/** The figures above zero, by name. */
async function counted(query: string): Promise<Record<string, number>> {
  const { emails, engagements, data_displayed_for: _, ...plain } = await reportOf(query)
  const all = Object.entries({ ...plain, ...emails, ...engagements }).map(([name, { value }]) => [name, value] as const)
  return Object.fromEntries(all.filter(([, value]) => value > 0))
}

test('whoever is in the group Reporting, is told so himself or is a superuser sees reports', async () => {
  const told = await as()
  await sql`update "user" set may_access_kpis = true where id = ${told.id}`.execute(db)
  for (const client of [reader, told, await as({ is_superuser: true })]) expect((await client.get('/reports/?year=2024')).status).toBe(200)
  expect((await anna.get('/reports/?year=2024')).status).toBe(403)
  expect((await anonymous.get('/reports/?year=2024')).status).toBe(401)
})

test('every template and every kind of contact is there, also those out of use, under their codes with their names', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into engagement_action (name, code, is_active) values ('Brieftaube', 'carrier_pigeon', false) returning id`.execute(db)
  const [{ count: templates } = { count: 0 }] = (await sql<{ count: number }>`select count(*) from email_template`.execute(db)).rows
  const { emails, engagements, ...rest } = await reportOf('year=1999')
  const nought = { value: 0, type: 'Number' }
  expect(rest).toEqual({ data_displayed_for: '1999', vacancies_count: nought, bookings_count: nought, rejections_count: nought })
  expect(emails['profile']).toEqual({ ...nought, label: 'Profil senden', id: expect.any(Number) })
  expect(Object.keys(emails)).toEqual(expect.arrayContaining(['no_template', 'automated', 'profile']))
  expect(Object.keys(emails)).toHaveLength(templates)
  expect(engagements['carrier_pigeon']).toEqual({ ...nought, label: 'Brieftaube', id: rows[0]!.id })
  expect(engagements['follow_up']).toMatchObject(nought)
})

test('a report says which period it is of', async () => {
  const named = async (query: string) => (await reportOf(query)).data_displayed_for
  expect([await named('year=2024'), await named('year=2024&month=5'), await named('year=2024&week=9')]).toEqual([
    '2024',
    '2024-05',
    '2024-W09',
  ])
})

test('what cannot be asked is refused under its parameter, in the language of the reader', async () => {
  const errors = async (query: string, headers = {}) => {
    const { status, body } = await reader.get(`/reports/?${query}`, headers)
    return [status, body.errors]
  }
  expect(await errors('month=5')).toEqual([400, { year: ['This field is required.'] }])
  expect(await errors('year=2024&week=53', { 'accept-language': 'de' })).toEqual([400, { week: [texts.no_such_week.de] }])
  const both = [texts.month_or_week.en]
  expect(await errors('year=2024&month=5&week=20')).toEqual([400, { month: both, week: both }])
})

test('entries, vacancies, bookings and mails count on the day in Berlin on which they were made', async () => {
  clock.set('2025-03-29T23:30:00Z') // half past midnight on the thirtieth, when clocks go forward
  const facility = await a.facility()
  await a.engagement({ facility, action_type: 1 })
  await a.vacancy({ facility })
  await a.booking({ facility })
  await a.mail()
  clock.set('2026-06-10T10:00:00Z')
  const { rows } = await sql<{ code: string }>`select code from engagement_action where id = 1`.execute(db)
  const all = { [rows[0]!.code]: 1, vacancies_count: 1, bookings_count: 1, automated: 1 }
  expect(await counted('year=2025')).toEqual(all)
  expect(await counted('year=2025&month=3')).toEqual(all)
  expect(await counted('year=2025&month=4')).toEqual({})
  expect(await counted('year=2025&week=13')).toEqual(all)
  expect(await counted('year=2025&week=14')).toEqual({})
})

test('a month begins and ends at midnight in Berlin', async () => {
  const facility = await a.facility()
  for (const moment of ['2024-02-29T22:59:59.999Z', '2024-02-29T23:00:00Z', '2024-03-31T21:59:59.999Z', '2024-03-31T22:00:00Z']) {
    clock.set(moment)
    await a.vacancy({ facility })
  }
  clock.set('2026-06-10T10:00:00Z')
  const months = [2, 3, 4].map(async (month) => (await counted(`year=2024&month=${month}`))['vacancies_count'])
  expect(await Promise.all(months)).toEqual([1, 2, 1])
})

test("a report of one user counts what she did and sent; what the program writes is nobody's", async () => {
  clock.set('2023-05-10T10:00:00Z')
  const facility = await a.facility()
  await a.engagement({ facility, action_type: 1 }, { by: anna.id })
  await a.engagement({ facility, action_type: 1 }, { by: tom.id })
  await a.vacancy({ facility }, { by: anna.id })
  await a.booking({ facility }, { by: tom.id })
  await a.email({ template: 'profile', state: 'failed' }, { by: tom.id })
  await a.mail()
  clock.set('2026-06-10T10:00:00Z')
  const of = async (user: number) => Object.values(await counted(`year=2023&user=${user}`))
  expect(await counted(`year=2023&user=${anna.id}`)).toMatchObject({ vacancies_count: 1 })
  expect(await of(anna.id)).toEqual([1, 1])
  expect(await counted(`year=2023&user=${tom.id}`)).toMatchObject({ bookings_count: 1, profile: 1 })
  expect(await of(tom.id)).toEqual([1, 1, 1])
  expect(await counted('year=2023')).toMatchObject({ profile: 1, automated: 1 })
  expect(await of(2147483647)).toEqual([])
  expect(await of(99999999999)).toEqual([])
})

test('a booking that is called off later counts no more, nor does a deleted entry', async () => {
  clock.set('2022-05-10T10:00:00Z')
  const facility = await a.facility()
  const booking = await a.booking({ facility, date_range: { lower: '2022-08-01' } })
  const entry = await a.engagement({ facility })
  expect(Object.values(await counted('year=2022'))).toEqual([1, 1])
  expect((await anna.patch(`/bookings/${booking}.json/`, { cancelled: true })).status).toBe(200)
  expect((await anna.remove(`/engagements/${entry}/`)).status).toBe(204)
  expect(await counted('year=2022')).toEqual({})
  clock.set('2026-06-10T10:00:00Z')
})

test('every change into a rejected state counts once for who made it, also when it is undone or the candidate deleted', async () => {
  clock.set('2021-05-10T10:00:00Z')
  const candidate = await a.candidate()
  const change = async (status: string) => expect((await anna.patch(`/candidates/${candidate}.json/`, { status })).status).toBe(200)
  await change('rejected_by_employee')
  await change('new')
  await change('rejected_by_facility')
  expect((await anna.remove(`/candidates/${candidate}/`)).status).toBe(204)
  const { vacancies_count: _, ...rest } = await counted('year=2021')
  expect(rest).toEqual({ rejections_count: 2 })
  expect(await counted(`year=2021&user=${anna.id}`)).toEqual({ rejections_count: 2 })
  expect(await counted(`year=2021&user=${tom.id}`)).toEqual({})
  clock.set('2026-06-10T10:00:00Z')
})

test('a series is the reports of thirteen periods, of everybody and of one user', async () => {
  clock.set('2020-12-31T22:59:59.999Z') // the last moment of the year in Berlin
  const facility = await a.facility()
  await a.vacancy({ facility }, { by: anna.id })
  clock.set('2020-12-31T23:00:00Z')
  await a.vacancy({ facility }, { by: tom.id })
  await a.engagement({ facility, action_type: 1 }, { by: anna.id })
  clock.set('2026-06-10T10:00:00Z')
  for (const [year, part] of [
    [2021, ''],
    [2021, '&month=3'],
    [2021, '&week=2'],
    [2025, ''],
  ] as const) {
    for (const user of ['', `&user=${anna.id}`]) {
      const series = await seriesOf(`year=${year}${part}${user}`)
      const [, kind, number] = /&(month|week)=(\d+)/.exec(part) ?? []
      const periods = seriesPeriods({ year, ...(kind && { [kind]: Number(number) }) })
      expect(series.data_displayed_for).toEqual(periods.map(periodName))
      for (const [index, { year: of, month, week }] of periods.entries()) {
        const single = await reportOf(`year=${of}${month ? `&month=${month}` : ''}${week ? `&week=${week}` : ''}${user}`)
        expect(reportAt(series, index)).toEqual(single)
      }
    }
  }
})

test('a series that is cut counts up to the same day of every period, that day included', async () => {
  const facility = await a.facility()
  const moments = ['2019-10-08T21:59:59.999Z', '2019-10-08T22:00:00Z', '2019-10-15T21:59:59.999Z', '2019-10-15T22:00:00Z']
  for (const moment of moments) {
    clock.set(moment)
    await a.vacancy({ facility })
  }
  clock.set('2026-06-10T10:00:00Z')
  const vacancies = async (query: string) => (await seriesOf(query)).vacancies_count.slice(-2)
  expect(await vacancies('year=2019&week=42')).toEqual([2, 2])
  expect(await vacancies('year=2019&week=42&until=2019-10-15')).toEqual([1, 1])
  expect(await vacancies('year=2019&month=10&until=2019-10-15')).toEqual([0, 3])
  expect(await vacancies('year=2020&until=2020-10-08')).toEqual([1, 0])
})

test('a series is refused like a report, and so is a day outside its last period', async () => {
  const errors = async (query: string, client = reader) => {
    const { status, body } = await client.get(`/report-series/?${query}`, { 'accept-language': 'de' })
    return [status, body.errors]
  }
  expect(await errors('year=2024&week=53')).toEqual([400, { week: [texts.no_such_week.de] }])
  expect(await errors('year=2024&month=5&until=2024-06-01')).toEqual([400, { until: [texts.not_in_period.de] }])
  expect((await errors('year=2024', anna))[0]).toBe(403)
  expect((await anonymous.get('/report-series/?year=2024')).status).toBe(401)
})

test.each(['reports', 'report-series'])('%s take two statements, however much there is to count', async (path) => {
  await reader.get(`/${path}/?year=2024`) // the first call in a while updates the session
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  expect((await reader.get(`/${path}/?year=2025`)).status).toBe(200)
  const statements = sent.mock.calls.filter(([one]) => !JSON.stringify(one).includes('pg_notify'))
  sent.mockRestore()
  expect(statements).toHaveLength(3) // including the one for the session
})
