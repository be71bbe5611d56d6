import type { DayRange } from '@kasack/contract/range.ts'
import { endsBeforeStart, overlaps } from '@kasack/contract/range.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const found = async (query: string): Promise<number[]> =>
  (await anna.get(`/absences.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)
const days = (lower: string, upper: string) => ({ date_range: { lower, upper } })

test('the absence that starts last comes first, of those that start on one day the newest', async () => {
  const employee = await a.employee()
  const [early, late, later] = [
    await a.absence({ employee, ...days('2026-06-01', '2026-12-31') }),
    await a.absence({ employee, ...days('2026-06-08', '2026-06-09') }),
    await a.absence({ employee, ...days('2026-06-08', '2026-06-08') }),
  ]
  expect(await found(`employee__id=${employee}`)).toEqual([later, late, early])
  expect(await found(`employee__id=${employee}&sort=date_range`)).toEqual([early, late, later])
  expect(await found(`employee__id=${employee}&sort=-id`)).toEqual([later, late, early])
})

test('reasons sort as the office lists them, and several may be asked for', async () => {
  const employee = await a.employee()
  const [other, vacation, sick, overtime] = [
    await a.absence({ employee, reason: 'other' }),
    await a.absence({ employee, reason: 'vacation' }),
    await a.absence({ employee, reason: 'sick' }),
    await a.absence({ employee, reason: 'overtime_free' }),
  ]
  const of = (query: string) => found(`employee__id=${employee}&${query}`)
  expect(await of('sort=reason')).toEqual([sick, vacation, overtime, other])
  expect(await of('sort=-reason')).toEqual([other, overtime, vacation, sick])
  expect(await of('sort=id&reason=vacation')).toEqual([vacation])
  expect(await of('sort=id&reason=sick, vacation,')).toEqual([vacation, sick])
  expect((await anna.get('/absences.json/?reason=sick,holiday')).body).toEqual({
    errors: { reason: ['Please choose one of the available values.'] },
  })
})

test('absences sort by whose they are and by when they were entered', async () => {
  const people = [
    await a.employee({ first_name: 'Zoe', last_name: 'Sorgenfrei' }),
    await a.employee({ first_name: 'Änne', last_name: 'Sorgenfrei' }),
    await a.employee({ first_name: 'Bea', last_name: 'Österreich' }),
  ]
  clock.set('2026-06-10T12:00:00Z')
  const [zoe, aenne] = [await a.absence({ employee: people[0] }), await a.absence({ employee: people[1] })]
  clock.set('2026-06-10T11:00:00Z')
  const bea = await a.absence({ employee: people[2] })
  const of = (sort: string) => found(`employee__id=${people.join()}&sort=${sort}`)
  expect([await of('employee__name'), await of('-employee__name')]).toEqual([
    [bea, aenne, zoe],
    [zoe, aenne, bea],
  ])
  expect([await of('created_datetime'), await of('-created_datetime')]).toEqual([
    [bea, zoe, aenne],
    [aenne, zoe, bea],
  ])
})

test('the search looks in notes and in the names of employees', async () => {
  const employee = await a.employee({ first_name: 'Ulla', last_name: 'Überall' })
  const [kur, sick] = [await a.absence({ employee, note: 'Reha in Bad Füssing' }), await a.absence({ employee, note: '' })]
  expect(await found('search=FÜSSING')).toEqual([kur])
  expect(await found('search=überall ulla')).toEqual([sick, kur])
  expect(await found('search=ulla reha')).toEqual([kur])
  expect(await found('search=ulla nirgends')).toEqual([])
})

test('every period finds the absences that have a day in common with it, and no others', async () => {
  const employee = await a.employee()
  const calendar = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']
  const bounds = [null, ...calendar]
  const ranges = bounds.flatMap((lower) => bounds.map((upper) => ({ lower, upper }))).filter((range) => !endsBeforeStart(range))
  const absences = new Map<number, DayRange>()
  for (const range of ranges)
    if (range.lower && range.upper) absences.set(await a.absence({ employee, ...days(range.lower, range.upper) }), range)
  expect([absences.size, ranges.length]).toEqual([10, 19])
  for (const period of ranges) {
    const asked = `from_date=${period.lower ?? ''}&to_date=${period.upper ?? ''}`
    const expected = [...absences].flatMap(([id, range]) => (overlaps(range, period) ? [id] : []))
    expect([asked, await found(`employee__id=${employee}&sort=id&${asked}`)]).toEqual([asked, expected])
  }
})

test('a period that is turned round is refused under its end, together with what else is wrong', async () => {
  const { status, body } = await anna.get('/absences.json/?from_date=2026-06-11&to_date=2026-06-10&employee__id=x')
  expect(status).toBe(400)
  expect(body.errors).toEqual({ employee__id: ['Please enter a number.'], to_date: ['The period cannot end before it starts.'] })
  expect((await anna.get('/absences.json/?from_date=2026-06-10&to_date=2026-06-10')).status).toBe(200)
  expect((await anna.get('/absences.json/?from_date=2026-06-31&to_date=2026-06-10')).body.errors).toHaveProperty('from_date')
})
