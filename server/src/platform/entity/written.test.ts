import { entity, sameAccess } from '@kasack/contract/entity.ts'
import { defineList } from '@kasack/contract/list.ts'
import { field } from '@kasack/contract/probe.test-support.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testApp } from '../../../test/app.ts'
import { listQuery } from '../list/list-query.ts'
import { recordOf } from '../record/record.ts'
import { resource } from '../resource/resource.ts'
import { value } from '../list/sql.ts'
import { records } from '../write/records.ts'
import { changeRecord } from '../write/store.ts'
import { writtenPart } from './written.ts'

declare module '../database/tables.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only interfaces can be added to
  interface DB {
    wish: { id: number; text: string; weight: number }
  }
}

const probe = entity('probes', {
  name: 'probe',
  noun: { de: 'Probe', en: 'Probe' },
  plural: { de: 'Proben', en: 'Probes' },
  access: sameAccess('session'),
  fields: {
    id: field.readOnly(z.number()),
    name: field.text(),
    host: field.ref('employee', { locked: true, answer: z.object({ id: z.number(), name: z.string(), email: z.string() }) }),
    tags: field.refs('tag'),
    date_range: field.period(),
    password: field.secret(),
    consent: { ...field.flag(), fixed: true },
    created_datetime: field.moment(),
  },
})
const record = {
  id: 7,
  name: 'A',
  host: { id: 3, name: 'Eva', email: 'eva@example.org' },
  tags: [{ id: 1, name: 'eins' }],
  date_range: { lower: '2026-06-01', upper: null, bounds: '[]' },
  consent: true,
  created_datetime: '2026-06-10T10:00:00.000000Z',
  version: 'AAAA',
}
const told = (sent: Record<string, unknown>) => writtenPart(probe, record, sent)

test('what was not sent is not told', () => {
  expect(told({})).toEqual({ id: 7 })
  expect(told({ id: 9, name: 'a' })).toEqual({ id: 7, name: 'A' })
})

test('what cannot be written is not told, sent or not', () => {
  const sent = { created_datetime: '', version: '', password: 'x', consent: false, toString: 1, unknown: 1 }
  expect(told(sent)).toEqual({ id: 7 })
})

test('of who is referred to only the name is told, which whoever knows the id is shown elsewhere', () => {
  expect(told({ host: 3, tags: [] })).toEqual({ id: 7, host: { id: 3, name: 'Eva' }, tags: [{ id: 1, name: 'eins' }] })
  expect(writtenPart(probe, { ...record, host: null }, { host: null })).toEqual({ id: 7, host: null })
})

test('of a period the bounds are told that were sent', () => {
  expect(told({ date_range: { upper: '' } })).toEqual({ id: 7, date_range: { upper: null } })
  expect(told({ date_range: { lower: '2026-06-01', upper: null, bounds: '[]' } })).toEqual({ id: 7, date_range: record.date_range })
  expect(told({ date_range: {} })).toEqual({ id: 7, date_range: {} })
})

// Every signed-in user may change a wish, but only superusers see it.
const wish = entity('wishes', {
  name: 'wish',
  noun: { de: 'Wunsch', en: 'Wish' },
  plural: { de: 'Wünsche', en: 'Wishes' },
  access: { ...sameAccess('session'), read: 'superuser' },
  fields: { id: field.readOnly(z.number()), text: field.text(), weight: field.readOnly(z.number()) },
  acts: { grant: { label: { de: 'Erfüllen', en: 'Grant' }, by: { path: 'grant' } } },
})
const written = records(wish, {
  change: (db, { id }, patch) => changeRecord(db, wish, { id, patch }),
  acts: { grant: async (db, { id }) => void (await sql`update wish set weight = weight + 1 where id = ${id}`.execute(db)) },
})
const wishes = resource(written, {
  list: listQuery(defineList(wish, { filters: {}, sorts: ['id'], defaultSort: 'id' }), {
    rows: { columns: () => sql`wish.*`, joins: () => sql`` },
    search: (word) => sql`wish.text = ${word}`,
    filters: {},
    sorts: { id: value('wish.id') },
  }),
  record: recordOf(wish),
})

test('a call answers the record to whoever may read it, to others its id', async () => {
  const { db, as } = await testApp({ routes: [wishes] })
  await sql`create table wish (id int primary key, text text not null, weight int not null)`.execute(db)
  await sql`insert into wish values (7, 'mehr Zeit', 2)`.execute(db)
  const [anna, root] = [await as(), await as({ is_superuser: true })]
  expect((await anna.post('/wishes/7/grant/')).body).toEqual({ id: 7 })
  expect((await root.post('/wishes/7/grant/')).body).toMatchObject({ id: 7, text: 'mehr Zeit', weight: 4 })
  expect((await anna.patch('/wishes/7.json/', { text: 'Ruhe', weight: 9 })).body).toEqual({ id: 7, text: 'Ruhe' })
})
