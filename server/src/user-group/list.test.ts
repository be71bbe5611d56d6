import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { as } = await testApp()
const root = await as({ is_superuser: true })
for (const name of ['übergabe', 'Nachtdienst', 'nachtwache']) await root.post('/groups.json/', { name })
const names = async (query: string) => (await root.get(`/groups.json/?${query}`)).body.results.map(({ name }: { name: string }) => name)

test('groups come by name in any case, or in the order they were made', async () => {
  expect(await names('')).toEqual([
    'Clearance',
    'Dispatcher',
    'Nachtdienst',
    'nachtwache',
    'Recruiting',
    'Reporting',
    'Support',
    'übergabe',
  ])
  expect((await names('sort=-name')).slice(0, 2)).toEqual(['übergabe', 'Support'])
  expect((await names('sort=-id')).slice(0, 3)).toEqual(['nachtwache', 'Nachtdienst', 'übergabe'])
})

test('they are searched by a part of the name', async () => {
  expect(await names('search=NACHT')).toEqual(['Nachtdienst', 'nachtwache'])
  expect(await names('search=nacht%20wache')).toEqual(['nachtwache'])
  expect(await names('search=vacancies.add_booking')).toEqual([])
})
