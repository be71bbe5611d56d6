import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as()
await a.hirer({ name: 'Südwind 100%', note: 'Rahmenvertrag', maximum_months: 24, source: 'TV LeiZ' })
await a.hirer({ name: 'Ärztebund', is_active: false, equal_pay_months: 15, source: 'TV BZ' })
await a.hirer({ name: 'azur' })
const names = async (query: string) => (await anna.get(`/hirers.json/?${query}`)).body.results.map(({ name }: { name: string }) => name)

test('hirers come by name, as in a German dictionary, or by their months', async () => {
  expect(await names('')).toEqual(['Ärztebund', 'azur', 'Südwind 100%'])
  expect(await names('sort=-name')).toEqual(['Südwind 100%', 'azur', 'Ärztebund'])
  expect(await names('sort=id')).toEqual(['Südwind 100%', 'Ärztebund', 'azur'])
  expect(await names('sort=maximum_months,-name')).toEqual(['azur', 'Ärztebund', 'Südwind 100%'])
  expect(await names('sort=-equal_pay_months,name')).toEqual(['Ärztebund', 'azur', 'Südwind 100%'])
})

test('they are searched by name alone, and found by a part of it', async () => {
  expect(await names('search=SÜD')).toEqual(['Südwind 100%'])
  expect(await names('search=rahmenvertrag')).toEqual([])
  expect(await names('name__icontains=00%25')).toEqual(['Südwind 100%'])
  expect(await names('name__icontains=s_d')).toEqual([])
})

test('they are filtered by activity', async () => {
  expect(await names('is_active=false')).toEqual(['Ärztebund'])
  expect(await names('is_active=true')).toEqual(['azur', 'Südwind 100%'])
})
