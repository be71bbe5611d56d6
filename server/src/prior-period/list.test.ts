import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['employees.view_employee'] })
const found = async (query: string): Promise<number[]> =>
  (await anna.get(`/prior-periods.json/?size=100&${query}`)).body.results.map(({ id }: { id: number }) => id)
const days = (lower: string, upper: string) => ({ date_range: { lower, upper } })

const [eva, uta] = [
  await a.employee({ first_name: 'Eva', last_name: 'Zeisig' }),
  await a.employee({ first_name: 'Uta', last_name: 'Österreich' }),
]
const [house, hirer] = [await a.facility({ name: 'Klinik am Üfer' }), await a.hirer({ name: 'Nord gGmbH' })]
const early = await a.priorPeriod({ employee: eva, facility: house, ...days('2024-01-01', '2025-12-31'), lender: 'Süd Personal 100%' })
const late = await a.priorPeriod({ employee: eva, hirer, kind: 'employed', ...days('2025-02-01', '2025-02-28'), note: 'Laut Zeugnis' })
const same = await a.priorPeriod({ employee: uta, facility: house, ...days('2025-02-01', '2025-03-31'), lender: 'Nord Personal' })

test('the period that starts last comes first, of those that start on one day the newest', async () => {
  expect(await found('')).toEqual([same, late, early])
  expect(await found('sort=date_range')).toEqual([early, late, same])
  expect(await found('sort=-id')).toEqual([same, late, early])
  expect(await found('sort=employee__name,id')).toEqual([same, early, late])
  expect(await found('sort=-employee__name,-id')).toEqual([late, early, same])
})

test('periods are filtered by whose they are, where, and as what somebody was there', async () => {
  expect(await found(`employee__id=${eva}`)).toEqual([late, early])
  expect(await found(`employee__id=${eva},${uta}`)).toEqual([same, late, early])
  expect(await found(`facility__id=${house}`)).toEqual([same, early])
  expect(await found(`hirer__id=${hirer}`)).toEqual([late])
  expect(await found('kind=leased')).toEqual([same, early])
  expect(await found('kind=employed,leased')).toEqual([same, late, early])
  expect((await anna.get('/prior-periods.json/?kind=own&hirer__id=x')).body.errors).toEqual({
    kind: ['Please choose one of the available values.'],
    hirer__id: ['Please enter a number.'],
  })
})

test('the search looks in lenders, notes, and the names of employees, facilities and hirers', async () => {
  expect(await found('search=personal')).toEqual([same, early])
  expect(await found('search=00%25')).toEqual([early])
  expect(await found('search=zeugnis')).toEqual([late])
  expect(await found('search=nord')).toEqual([same, late])
  expect(await found('search=üfer eva')).toEqual([early])
  expect(await found('search=österreich')).toEqual([same])
  expect(await found('search=nirgends')).toEqual([])
})
