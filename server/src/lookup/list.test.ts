import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { db, as } = await testApp()
const root = await as({ is_superuser: true })
await sql`delete from exam where id > 4`.execute(db)
for (const [id, name, order] of [
  [1, 'b', 5],
  [2, 'Ä', 5],
  [3, 'c', 1],
  [4, 'a', 5],
])
  await sql`update exam set name = ${name}, "order" = ${order}, is_active = ${id !== 4} where id = ${id}`.execute(db)
const names = async (query: string) =>
  (await root.get(`/lookups/exams.json/?size=4&${query}`)).body.results.map(({ name }: { name: string }) => name)

test('entries come by order, then by name', async () => {
  expect(await names('')).toEqual(['c', 'a', 'Ä', 'b'])
  expect(await names('sort=order')).toEqual(['c', 'b', 'Ä', 'a'])
  expect(await names('sort=-name')).toEqual(['c', 'b', 'Ä', 'a'])
  expect(await names('sort=is_active,id')).toEqual(['a', 'b', 'Ä', 'c'])
  expect(await names('sort=-id')).toEqual(['a', 'c', 'Ä', 'b'])
})
test('they are searched by name and filtered by activity', async () => {
  expect(await names('search=ä')).toEqual(['Ä'])
  expect(await names('is_active=false')).toEqual(['a'])
  expect((await root.get('/lookups/exams.json/?is_active=perhaps')).body.errors).toHaveProperty('is_active')
})
test('templates are filtered by their categories, and other lists have none', async () => {
  const codes = async (query: string) =>
    (await root.get(`/lookups/email-templates.json/?size=100&${query}`)).body.results.map(({ category }: { category: string }) => category)
  expect(new Set(await codes(''))).toEqual(new Set(['facility', 'profile', 'candidate', 'other']))
  expect(new Set(await codes('category=profile,candidate'))).toEqual(new Set(['profile', 'candidate']))
  expect((await root.get('/lookups/email-templates.json/?category=letters')).body.errors).toHaveProperty('category')
  expect(await names('category=letters')).toEqual(await names(''))
})
test('actions come by id', async () => {
  const { body } = await root.get('/lookups/engagement-actions.json/?size=3')
  expect(body.results.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3])
  expect(body.results[0].code).toBe('phone_call')
})
