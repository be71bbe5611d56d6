import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock } = await testApp()
const anna = await as({ permissions: ['vacancies.view_booking', 'employees.view_employee'] })
const found = async (query: string): Promise<number[]> =>
  (await anna.get(`/cockpit-settlements.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)

const late = await a.settlement({ until: '2026-06-30', note: 'Bleibt so' })
clock.set('2026-06-10T11:00:00Z')
const soon = await a.settlement({ until: '2026-06-12' })
clock.set('2026-06-10T12:00:00Z')
const employee = await a.employee({ available_from_date: '2026-06-10' })
await anna.post('/cockpit/people_free/settle.json/', { record: employee, until: '2026-06-20' })
const [free] = await found('code=people_free')

test('what was settled last comes first', async () => {
  expect(await found('')).toEqual([free, soon, late])
  expect(await found('sort=created_datetime')).toEqual([late, soon, free])
  expect(await found('sort=until')).toEqual([soon, free, late])
  expect(await found('sort=-id')).toEqual([free, soon, late])
})

test('it is narrowed to sections, and to what is settled on a day', async () => {
  expect(await found('code=vacancies_unfilled')).toEqual([soon, late])
  expect(await found('code=vacancies_unfilled,people_free&until__gte=2026-06-20')).toEqual([free, late])
  expect(await found('search=bleibt')).toEqual([late])
})
