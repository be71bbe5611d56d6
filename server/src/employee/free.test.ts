import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const named = (first_name: string, given: object = {}) => a.employee({ first_name, last_name: 'Frei', ...given })

const booked = await named('Gebucht')
await a.booking({ employee: booked, date_range: { lower: '2026-07-10', upper: '2026-07-20' } })
const cancelled = await named('Storniert')
await a.booking({ employee: cancelled, cancelled: true, date_range: { lower: '2026-07-10', upper: '2026-07-20' } })
const ended = await named('Beendet')
await a.booking({ employee: ended, terminated: true, date_range: { lower: '2026-07-10', upper: '2026-07-12' } })
const endless = await named('Endlos')
await a.booking({ employee: endless, date_range: { lower: '2026-07-15' } })
const away = await named('Abwesend')
await a.absence({ employee: away, date_range: { lower: '2026-07-18', upper: '2026-07-18' } })
await named('Später', { available_from_date: '2026-07-12' })

const ask = async (query: string) => (await anna.get(`/employees.json/?${query}`)).body
const free = async (query: string) => (await ask(query)).results.map((row: { first_name: string }) => row.first_name)
const everybody = ['Gebucht', 'Storniert', 'Beendet', 'Endlos', 'Abwesend', 'Später']
const without = (...names: string[]) => everybody.filter((name) => !names.includes(name))

test('whoever is booked on a day of the period is not free, the first and the last day included', async () => {
  expect(await free('from_date=2026-07-20&to_date=2026-07-20')).toEqual(without('Gebucht', 'Endlos'))
  expect(await free('from_date=2026-07-21&to_date=2026-07-21')).toEqual(without('Endlos'))
  expect(await free('from_date=2026-07-09&to_date=2026-07-09')).toEqual(without('Später'))
  expect(await free('from_date=2026-07-09&to_date=2026-07-10')).toEqual(without('Gebucht', 'Beendet', 'Später'))
})

test('a cancelled booking counts never, one that ended early until its end', async () => {
  expect(await free('from_date=2026-07-12&to_date=2026-07-12')).toEqual(without('Gebucht', 'Beendet'))
  expect(await free('from_date=2026-07-13&to_date=2026-07-13')).toEqual(without('Gebucht'))
})

test('whoever is absent on a day of the period is not free', async () => {
  expect(await free('from_date=2026-07-18&to_date=2026-07-19')).toEqual(without('Gebucht', 'Endlos', 'Abwesend'))
  expect(await free('from_date=2026-07-19&to_date=2026-07-19')).toEqual(without('Gebucht', 'Endlos'))
})

test('a bound that is missing leaves the period open', async () => {
  expect(await free('from_date=2026-07-21')).toEqual(without('Endlos'))
  expect(await free('from_date=2026-07-14')).toEqual(without('Gebucht', 'Endlos', 'Abwesend'))
  expect(await free('to_date=2026-07-09')).toEqual(everybody)
  expect(await free('to_date=2026-07-14')).toEqual(without('Gebucht', 'Beendet'))
})

test('from which day on somebody is available is compared with the first day alone', async () => {
  expect(await free('from_date=2026-07-11&to_date=2026-07-11&search=später')).toEqual([])
  expect(await free('from_date=2026-07-12&to_date=2026-07-12&search=später')).toEqual(['Später'])
  expect(await free('to_date=2026-07-01&search=später')).toEqual(['Später'])
})

test('the number is that of the free ones, whatever page is shown', async () => {
  const { count, results } = await ask('from_date=2026-07-12&to_date=2026-07-12&size=2&page=2')
  expect([count, results.map((row: { first_name: string }) => row.first_name)]).toEqual([4, ['Abwesend', 'Später']])
})

test('a period that ends before it starts, or is none, is refused', async () => {
  expect((await ask('from_date=2026-07-02&to_date=2026-07-01')).errors).toHaveProperty('to_date')
  expect((await ask('from_date=01.07.2026')).errors).toHaveProperty('from_date')
  expect((await ask('from_date=&to_date=')).count).toBe(everybody.length)
})
