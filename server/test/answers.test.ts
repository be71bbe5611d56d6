import { autocompletes } from '@kasack/contract/autocomplete.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import type { ReferenceTarget } from '@kasack/contract/reference.ts'
import { autocompleteOf } from '@kasack/contract/reference.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { insertDemoData } from '../src/demo/first-start.ts'
import { keepDue } from '../src/leasing-clock/keep.ts'
import { berlinDay } from '../src/platform/program/clock.ts'
import { testApp } from './app.ts'
import { contractLists } from './bad-requests/contract.ts'

// A column missing from a query leaves a hole in every response, but no error.
const { db, clock, a, as } = await testApp()
await insertDemoData(db, clock)
for (const state of ['waiting', 'sent'] as const) {
  await a.mail({ state })
  await a.email({ state })
}
await a.attachment()
await a.settlement()
const noted = { code: 'inactive', reason: 'Abgesprochen', needs: [], user_id: await a.user(), datetime: '2026-06-10T10:00:00Z' }
await sql`update booking set overrides = ${JSON.stringify([noted])} where id = (select min(id) from booking)`.execute(db)
await keepDue(db, { most: 1000, today: berlinDay(clock.now()) })
const root = await as({ is_superuser: true })
const entities: Entity[] = [...(await contractLists()).map(({ entity }) => entity), ...lookupEntities]
const recordsOf = async (path: string): Promise<Row[]> => (await root.get(`/${path}.json/?size=1000`)).body.results

const namesOf = async ({ path }: Entity) => new Map(((await recordsOf(path)) as unknown as NamedRef[]).map(({ id, name }) => [id, name]))

type NamedRef = { id: number; name: string }
type Row = Record<string, unknown>

test.each(entities)('the records of $path have what their contract shows, and nothing else', async ({ path, fields }) => {
  const results = await recordsOf(path)
  expect(results.length).toBeGreaterThan(0)
  const shown = Object.entries(fields).filter(([, { kind }]) => kind !== 'secret')
  for (const record of results)
    expect(record).toEqual(Object.fromEntries(shown.map(([name, { answer }]) => [name, z.parse(answer, record[name])])))
})

// A join on the wrong column returns another record's name.
test.each(entities.filter(({ fields }) => Object.values(fields).some(({ target }) => target)))(
  'what the records of $path refer to has the name that it has by itself',
  async ({ path, fields }) => {
    const records = await recordsOf(path)
    for (const [field, { target }] of Object.entries(fields)) {
      const own = entities.find(({ name }) => name === target)
      if (!own) continue
      const names = await namesOf(own)
      const shown = records.flatMap((record) => [record[field] ?? []].flat() as NamedRef[])
      expect(shown.map(({ id, name }) => [field, id, name])).toEqual(shown.map(({ id }) => [field, id, names.get(id)]))
    }
  },
)

const chosen = entities.filter(({ name }) => autocompleteOf(name as ReferenceTarget) in autocompletes)

test.each(chosen)('what forms offer of $path are its records, each by its own name', async (entity) => {
  const offered: NamedRef[] = (await root.get(`/autocompletes/${autocompleteOf(entity.name as ReferenceTarget)}.json/`)).body
  expect(offered.length).toBeGreaterThan(0)
  const names = await namesOf(entity)
  expect(offered.map(({ id, name }) => [id, name])).toEqual(offered.map(({ id }) => [id, names.get(id)]))
})
