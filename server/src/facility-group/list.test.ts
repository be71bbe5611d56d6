import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as()
await a.facilityGroup({ name: 'Südwind 100%', comments: 'Rahmenvertrag' })
await a.facilityGroup({ name: 'Ärztebund', is_active: false })
await a.facilityGroup({ name: 'azur' })
const names = async (query: string) =>
  (await anna.get(`/facilitygroups.json/?${query}`)).body.results.map(({ name }: { name: string }) => name)

test('groups come by name, as in a German dictionary', async () => {
  expect(await names('')).toEqual(['Ärztebund', 'azur', 'Südwind 100%'])
  expect(await names('sort=-name')).toEqual(['Südwind 100%', 'azur', 'Ärztebund'])
  expect(await names('sort=id')).toEqual(['Südwind 100%', 'Ärztebund', 'azur'])
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
  expect((await anna.get('/facilitygroups.json/?is_active=perhaps')).body.errors).toHaveProperty('is_active')
})
