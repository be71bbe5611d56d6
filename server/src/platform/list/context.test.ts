import { entity, sameAccess } from '@kasack/contract/entity.ts'
import * as field from '@kasack/contract/field.ts'
import * as filter from '@kasack/contract/filter.ts'
import { defineList } from '@kasack/contract/list.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { listQuery } from './list-query.ts'
import { recordOf } from '../record/record.ts'
import { resource } from '../resource/resource.ts'
import { records } from '../write/records.ts'
import { value } from './sql.ts'

declare module '../database/tables.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces can be added to
  interface DB {
    stop: { id: number; km: number }
  }
}

// A list with a context parameter: the point that distances are measured from, which needs a separate right.
const stop = entity('stops', {
  name: 'stop',
  noun: { de: 'Halt', en: 'Stop' },
  plural: { de: 'Halte', en: 'Stops' },
  access: sameAccess('session'),
  fields: { id: field.readOnly(z.number()), km: field.readOnly(z.number()), distance: field.readOnly(z.nullable(z.number())) },
})
const stopList = defineList(stop, {
  filters: {},
  sorts: ['id', 'distance'],
  defaultSort: 'id',
  context: { near: { ...filter.id('facility'), permission: 'employees.view_employee' } },
  sortContext: { distance: 'near' },
})
const distance = (near: number | undefined) => (near === undefined ? sql`null::int` : sql`abs(stop.km - ${near}::int)`)
const stops = resource(records(stop, {}), {
  list: listQuery(stopList, {
    rows: {
      columns: () => sql`stop.id, stop.km`,
      filledColumns: ({ context }) => sql`${distance(context.near)} as distance`,
      joins: () => sql``,
    },
    search: (word) => sql`stop.km::text = ${word}`,
    filters: {},
    sorts: { id: value('stop.id'), distance: ({ context }) => ({ by: [distance(context.near)], nullable: true }) },
  }),
  record: recordOf(stop),
})

const { db, as } = await testApp({ routes: [stops] })
await sql`create table stop (id int primary key, km int not null)`.execute(db)
await sql`insert into stop values (1, 10), (2, 50), (3, 30)`.execute(db)
const [anna, guest] = [await as({ permissions: ['employees.view_employee'] }), await as()]

test('a context parameter fills a field of every row and drops none', async () => {
  const { body } = await anna.get('/stops.json/?near=40')
  expect(body.results).toMatchObject([
    { id: 1, km: 10, distance: 30 },
    { id: 2, km: 50, distance: 10 },
    { id: 3, km: 30, distance: 10 },
  ])
})
test('each is answered for the value that he himself gives, in the list and on the detail', async () => {
  for (const near of [40, 10, 30]) {
    const distances = (await anna.get(`/stops.json/?near=${near}`)).body.results.map((row: { distance: number }) => row.distance)
    expect(distances).toEqual([10, 50, 30].map((km) => Math.abs(km - near)))
    expect((await anna.get(`/stops/2.json/?near=${near}`)).body.distance).toBe(Math.abs(50 - near))
  }
})
test('it fills the detail as well, and without it the field is null', async () => {
  expect((await anna.get('/stops/2.json/?near=40')).body).toMatchObject({ id: 2, km: 50, distance: 10 })
  expect((await anna.get('/stops/2.json/')).body).toMatchObject({ id: 2, km: 50, distance: null })
})
test('rows sort by what it fills; without it that sort is unknown', async () => {
  const order = async (query: string) => (await anna.get(`/stops.json/?${query}`)).body.results.map(({ id }: { id: number }) => id)
  expect(await order('near=40&sort=-distance')).toEqual([1, 3, 2])
  expect(await order('sort=-distance')).toEqual([1, 2, 3])
})
test('who lacks its right is refused with it, in the list and on the detail, and served without', async () => {
  expect((await guest.get('/stops.json/?near=40')).status).toBe(403)
  expect((await guest.get('/stops/2.json/?near=40')).status).toBe(403)
  expect((await guest.get('/stops.json/')).status).toBe(200)
})
test('a wrong value is refused, on the detail too', async () => {
  expect((await anna.get('/stops.json/?near=x')).body.errors).toHaveProperty('near')
  expect((await anna.get('/stops/2.json/?near=x')).body.errors).toHaveProperty('near')
  expect((await anna.get('/stops/9.json/?near=x')).status).toBe(404)
})
test('a list that nobody may write to serves reading alone', async () => {
  const { status, headers } = await anna.post('/stops.json/', {})
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
})
