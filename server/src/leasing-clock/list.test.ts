import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp() // Wednesday, 2026-06-10
const dora = await as({ permissions: ['vacancies.view_booking', 'employees.view_employee'] })
const house = await a.facility({ name: 'Haus Reihe' })
const people = [await a.employee({ last_name: 'Zoll' }), await a.employee({ last_name: 'Äpfel' }), await a.employee({ last_name: 'Bach' })]
for (const [at, lower] of [
  [1, '2026-06-01'],
  [0, '2026-06-01'],
  [2, '2026-05-01'],
] as const)
  await a.booking({ employee: people[at]!, facility: house, date_range: { lower, upper: null } })
await a.booking({
  employee: people[0]!,
  facility: await a.facility({ name: 'Anderswo' }),
  date_range: { lower: '2026-01-01', upper: '2026-06-30' },
})

const order = async (query: string) =>
  (await dora.get(`/leasing-clocks.json/?facility__id=${house}&${query}`)).body.results.map((row: { employee: { id: number } }) =>
    people.indexOf(row.employee.id),
  )

test('clocks come by their last day, with ties in the order of employees', async () => {
  expect(await order('')).toEqual([2, 0, 1])
  expect(await order('sort=-last_day')).toEqual([1, 0, 2])
  expect(await order('sort=id')).toEqual([0, 1, 2])
  expect(await order('date=2026-07-01')).toEqual([2, 0, 1])
  expect(await order('date=2026-07-01&sort=-last_day')).toEqual([1, 0, 2])
})

test('or by equal pay, or by name as in a German dictionary', async () => {
  expect(await order('sort=equal_pay_from')).toEqual([2, 0, 1])
  expect(await order('sort=employee__name')).toEqual([1, 2, 0])
  expect(await order('sort=-employee__name&date=2026-07-01')).toEqual([0, 2, 1])
})

test('they are found by their last day, by employee and at the hirer of a house', async () => {
  expect(await order('last_day__lte=2027-10-31')).toEqual([2])
  expect(await order('last_day__lte=2027-10-31&date=2026-07-01')).toEqual([2])
  expect(await order(`employee__id=${people[0]},${people[1]}`)).toEqual([0, 1])
  expect(await order(`employee__id=${people[1]},${people[2]}&date=2026-07-01`)).toEqual([2, 1])
})

test('they are searched by the names of employee and hirer', async () => {
  expect(await order('search=ÄPF')).toEqual([1])
  expect(await order('search=bach reihe')).toEqual([2])
  expect(await order('search=bach reihe&date=2026-07-01')).toEqual([2])
  expect(await order('search=bach anderswo')).toEqual([])
})
