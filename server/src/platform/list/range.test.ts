import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { contractLists } from '../../../test/bad-requests/contract.ts'

const { as } = await testApp()
const root = await as({ is_superuser: true })
const lists = (await contractLists()).filter(({ filters }) => 'from_date' in filters || 'to_date' in filters)

test.each(lists)('a list of $entity.path refuses a period that is turned round', async ({ entity, filters }) => {
  expect(Object.keys(filters)).toEqual(expect.arrayContaining(['from_date', 'to_date']))
  const { status, body } = await root.get(`/${entity.path}.json/?from_date=2026-06-11&to_date=2026-06-10&page=99`)
  expect([status, body]).toEqual([400, { errors: { to_date: ['The period cannot end before it starts.'] } }])
  for (const query of ['from_date=2026-06-10&to_date=2026-06-10', 'from_date=2026-06-11&to_date=', 'to_date=2026-06-10'])
    expect((await root.get(`/${entity.path}.json/?${query}`)).status).toBe(200)
})
