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
import { somebodyWaits } from '../../../test/waiting.ts'
import type { Db } from '../database/db.ts'
import { versionReader } from '../entity/version.ts'
import { writerOf } from '../../../test/writer.ts'
import { Refusal } from '../text/refusal.ts'
import type { RequestBody } from './recipe.ts'
import { records } from './records.ts'
import { changeRecord, insertRecord, insertRecords } from './store.ts'
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
  fields: { id: readOnly(z.number()), text: text({ required: true, unique: true }), is_kept: flag() },
  acts: { keep: { label: { de: 'Behalten', en: 'Keep' }, by: { path: 'keep' } } },
})
const full = { de: 'Es ist voll.', en: 'It is full.' }
const kept = { de: 'Es bleibt.', en: 'It stays.' }
/** What `after` received: for each write the texts before and after. */
const followed: (string | null)[][][] = []
const keep = async (tx: Db, { id }: { id: number }) => void (await sql`update shelf set is_kept = true where id = ${id}`.execute(tx))
const shelves = records(shelf, {
  refuse: (input): Problems => (input.text === 'full' ? { text: [full] } : {}),
  insertMany: (tx, inputs) =>
    insertRecords(
      tx,
      shelf,
      inputs.map((input) => ({ input })),
    ),
  change: (tx, { id }, patch) => changeRecord(tx, shelf, { id, patch }),
  after: async (_tx, written) => void followed.push(written.map(({ before, after }) => [before?.text ?? null, after?.text ?? null])),
  removal: { references: {}, refuse: ({ is_kept }) => (is_kept ? [kept] : []) },
  acts: { keep },
  internal: {
    clear: async (tx, { id, text: word }) => void (await sql`update shelf set text = ${`${word} leer`} where id = ${id}`.execute(tx)),
  },
})
/** The same records, with rules that look at others: each is judged once the one before is stored. */
const shelvesInTurn = records(shelf, {
  facts: async (tx) => ({ count: (await sql`select 1 from shelf`.execute(tx)).rows.length }),
  refuse: (input, { count }): Problems => (input.text === 'full' || count > 3 ? { text: [full] } : {}),
  insert: (tx, input) => insertRecord(tx, shelf, input),
  acts: { keep },
})

const { db, drop } = await freshDatabase()
afterAll(drop)
await sql`create table shelf (id serial primary key, text text not null, is_kept boolean not null)`.execute(db)
await sql`create unique index shelf_text_key on shelf (fold(text))`.execute(db)
beforeEach(async () => void (await sql`truncate shelf`.execute(db)))

// There is no call: only the writer is known.
const writer = writerOf(1, new Date('2026-06-10T10:00:00Z'))
const held = async (tx: Db, id: number) => (await shelves.hold(tx, id))!
const create = (sent: RequestBody) => write({ db, caller: writer.caller }, (tx) => shelves.create(tx, writer, sent))
const stored = async () => (await sql<object>`select text, is_kept from shelf order by id`.execute(db)).rows

test('whoever writes creates, changes, acts and removes without a request', async () => {
  const id = await create({ text: ' oben ' })
  expect(await stored()).toEqual([{ text: 'oben', is_kept: false }])
  await write({ db, caller: writer.caller }, (tx) => shelves.change(tx, writer, id, { text: 'unten', unknown: 1 }))
  expect(await stored()).toEqual([{ text: 'unten', is_kept: false }])
  await write({ db, caller: writer.caller }, (tx) => held(tx, id).then((one) => shelves.act(tx, writer, one, 'keep')))
  await write({ db, caller: writer.caller }, (tx) => held(tx, id).then((one) => shelves.act(tx, writer, one, 'clear')))
  const remove = () => write({ db, caller: writer.caller }, (tx) => shelves.remove(tx, writer, id))
  await expect(remove()).rejects.toMatchObject({ status: 400, reason: [kept] })
  expect(await stored()).toEqual([{ text: 'unten leer', is_kept: true }])
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

test('what only the program does with a record has no path', () => {
  expect(shelves.can).toEqual({ create: true, change: true, remove: true, act: ['keep'] })
  expect(shelvesInTurn.can).toEqual({ create: true, change: false, remove: false, act: ['keep'] })
})

/** The outcome of each new record, in words. */
const createMany = async (those: Pick<typeof shelves, 'createMany'>, texts: unknown[]) => {
  const rows = texts.map((one) => ({ text: one }))
  const created = await write({ db, caller: writer.caller }, (tx) => those.createMany(tx, writer, rows))
  const { rows: found } = await sql<{ id: number; text: string }>`select id, text from shelf`.execute(db)
  return created.map((one) => (one instanceof Refusal ? one.reason : found.find(({ id }) => id === one)?.text))
}
const taken = { text: [problemTexts.taken] }

test.for([
  ['at once', shelves],
  ['in turn', shelvesInTurn],
] as const)('of many, written %s, those are stored that no rule refuses', async ([, those]) => {
  await create({ text: 'oben' })
  expect(await createMany(those, ['links', 'OBEN', 'full', '', 'Links', ' rechts '])).toEqual([
    'links',
    taken,
    { text: [full] },
    { text: [problemTexts.required] },
    taken,
    'rechts',
  ])
  expect((await stored()).length).toBe(3)
  expect(await createMany(those, [])).toEqual([])
})

test('a record that is refused takes no value from those after it', async () => {
  const rows = [
    { text: 'oben', is_kept: 'perhaps' },
    { text: 'oben', is_kept: true },
  ]
  const created = await write({ db, caller: writer.caller }, (tx) => shelves.createMany(tx, writer, rows))
  expect(created).toEqual([expect.any(Refusal), expect.any(Number)])
  expect(await stored()).toEqual([{ text: 'oben', is_kept: true }])
})

test('rules that look at other records see those before', async () => {
  expect(await createMany(shelvesInTurn, ['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c', 'd', { text: [full] }])
})

test('a value that somebody else takes meanwhile refuses its row alone', async () => {
  const many = Promise.withResolvers<unknown[]>()
  await write({ db, caller: writer.caller }, async (tx) => {
    await shelves.create(tx, writer, { text: 'oben' })
    void createMany(shelves, ['links', 'oben', 'rechts']).then(many.resolve, many.reject)
    await somebodyWaits(db)
  })
  expect(await many.promise).toEqual(['links', taken, 'rechts'])
})

test('what follows is told once of every write, whichever way it came about', async () => {
  followed.length = 0
  const id = await create({ text: 'oben' })
  await createMany(shelves, ['links', 'full', 'rechts'])
  await write({ db, caller: writer.caller }, (tx) => shelves.change(tx, writer, id, { text: 'unten' }))
  await write({ db, caller: writer.caller }, (tx) => shelves.remove(tx, writer, id))
  expect(followed).toEqual([
    [[null, 'oben']],
    [
      [null, 'links'],
      [null, 'rechts'],
    ],
    [['oben', 'unten']],
    [['unten', null]],
  ])
})

test('a record keeps its own unique value, also in other letters', async () => {
  const id = await create({ text: 'oben' })
  await create({ text: 'unten' })
  const change = (word: string) => write({ db, caller: writer.caller }, (tx) => shelves.change(tx, writer, id, { text: word }))
  await change('OBEN')
  await expect(change('Unten')).rejects.toMatchObject({ reason: taken })
  expect(await stored()).toEqual([expect.objectContaining({ text: 'OBEN' }), expect.objectContaining({ text: 'unten' })])
})

test('a value that is taken is told together with what cannot be read', async () => {
  await create({ text: 'oben' })
  await expect(create({ text: 'Oben', is_kept: 'perhaps' })).rejects.toMatchObject({
    reason: { ...taken, is_kept: [expect.anything()] },
  })
})

test('what others have changed since is overwritten by nobody who sends the version that he has seen', async () => {
  const id = await create({ text: 'oben', is_kept: false })
  const version = versionReader(shelf)({ text: 'oben', is_kept: false }) as string
  const change = (sent: RequestBody) => write({ db, caller: writer.caller }, (tx) => shelves.change(tx, writer, id, sent))
  await change({ is_kept: true })
  await change({ text: 'unten', version })
  expect(await stored()).toEqual([{ text: 'unten', is_kept: true }])
  await expect(change({ text: 'links', version })).rejects.toMatchObject({ reason: { version: [problemTexts.outdated] } })
  await change({ is_kept: false, text: 'unten' })
  await change({ is_kept: true })
  await expect(change({ is_kept: false, version: version.slice(1) })).rejects.toMatchObject({
    reason: { version: [problemTexts.not_version] },
  })
})
