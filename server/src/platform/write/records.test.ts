import { entity, sameAccess } from '@kasack/contract/entity.ts'
import { readOnly } from '@kasack/contract/field.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { text } from '@kasack/contract/text-field.ts'
import { flag } from '@kasack/contract/value-field.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { openOutbox } from '../../outbox/queries.ts'
import { systemClock } from '../program/clock.ts'
import { readSettings } from '../program/env.ts'
import type { RecordWriter, Sent } from './recipe.ts'
import { records } from './records.ts'
import { changeRecord, insertRecord } from './store.ts'
import { write } from './write.ts'

declare module '../database/tables.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces can be added to
  interface DB {
    shelf: { id: number; text: string; is_kept: boolean }
  }
}

const shelf = entity('shelves', {
  name: 'shelf',
  noun: { de: 'Regal', en: 'Shelf' },
  plural: { de: 'Regale', en: 'Shelves' },
  access: sameAccess('session'),
  fields: { id: readOnly(z.number()), text: text({ required: true }), is_kept: flag() },
})
const full = { de: 'Es ist voll.', en: 'It is full.' }
const kept = { de: 'Es bleibt.', en: 'It stays.' }
const shelves = records(shelf, {
  refuse: (input): Problems => (input.text === 'full' ? { text: [full] } : {}),
  insert: (tx, input) => insertRecord(tx, shelf, input),
  change: (tx, { id }, patch) => changeRecord(tx, shelf, { id, patch }),
  removal: { references: {}, refuse: ({ is_kept }) => (is_kept ? [kept] : []) },
  calls: { keep: async (tx, id) => void (await sql`update shelf set is_kept = true where id = ${id}`.execute(tx)) },
})

const { db, drop } = await freshDatabase()
afterAll(drop)
await sql`create table shelf (id serial primary key, text text not null, is_kept boolean not null)`.execute(db)
beforeEach(async () => void (await sql`truncate shelf`.execute(db)))

// Nobody calls: who writes is all that is known.
const writer: RecordWriter = {
  caller: {
    id: 1,
    username: 'anna',
    first_name: 'Anna',
    last_name: 'Muster',
    full_name: 'Anna Muster',
    name: 'Anna Muster',
    email: '',
    groups: [],
    permissions: [],
    is_superuser: false,
    is_staff: false,
    may_access_kpis: false,
  },
  session: null,
  now: new Date('2026-06-10T10:00:00Z'),
  today: '2026-06-10',
  language: 'de',
  publicUrl: 'https://kasack.example',
  outbox: openOutbox(systemClock, readSettings({})),
}
const create = (sent: Sent) => write({ db, caller: writer.caller }, (tx) => shelves.create(tx, writer, sent))
const stored = async () => (await sql<object>`select text, is_kept from shelf order by id`.execute(db)).rows

test('whoever writes creates, changes, acts and removes without a request', async () => {
  const id = await create({ text: ' oben ' })
  expect(await stored()).toEqual([{ text: 'oben', is_kept: false }])
  await write({ db, caller: writer.caller }, (tx) => shelves.change(tx, writer, id, { text: 'unten', unknown: 1 }))
  expect(await stored()).toEqual([{ text: 'unten', is_kept: false }])
  await write({ db, caller: writer.caller }, (tx) => shelves.call(tx, writer, id, 'keep'))
  const remove = () => write({ db, caller: writer.caller }, (tx) => shelves.remove(tx, writer, id))
  await expect(remove()).rejects.toMatchObject({ status: 400, reason: [kept] })
  expect(await stored()).toEqual([{ text: 'unten', is_kept: true }])
  await write({ db, caller: writer.caller }, (tx) => shelves.change(tx, writer, id, { is_kept: false }))
  await remove()
  expect(await stored()).toEqual([])
})

test('the rules hold for whoever writes, and what is refused is not stored', async () => {
  await expect(create({ text: 'full', is_kept: 'perhaps' })).rejects.toMatchObject({
    status: 400,
    reason: { text: [full], is_kept: [expect.anything()] },
  })
  await expect(create({})).rejects.toMatchObject({ reason: { text: [problemTexts.required] } })
  expect(await stored()).toEqual([])
})
