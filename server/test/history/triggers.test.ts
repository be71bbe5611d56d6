import { historyEntities, historyFields } from '@kasack/contract/history-entities.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '../../src/platform/database/db.ts'
import { testApp } from '../app.ts'
import { derivedColumns, ownFields, setsOf } from './described.ts'

// Guards against forgotten columns and tables: compares what the migrations have created with what they would create from the contract and
// the tables of today.

const { db } = await testApp()

/** Tables of business data besides records and their sets: rows that come back with a record, and rows an undo leaves alone. */
const beside = ['application_key']
const left = ['candidate_rejection', 'outbox', 'outbox_attachment', 'outbox_candidate']

/** Tables without business data: sessions, factors, and the program's own state. */
const ofTheProgram = [
  'booking_override', // derived from bookings, whose lines show it
  'email_key',
  'history_line',
  'change_note',
  'kept_count',
  'leasing_clock',
  'leasing_day',
  'leasing_due',
  'presence',
  'migration',
  'one_time_code',
  'passkey',
  'passkey_challenge',
  'pending_login',
  'recovery_code',
  'run',
  'search_cut',
  'search_due',
  'search_record',
  'search_state',
  'search_word',
  'secret_key',
  'session',
  'setup',
  'stored_file',
  'throttle_attempt',
]

const sets = historyEntities.flatMap((entity) => setsOf(entity).map((set) => ({ ...set, entity: entity.name })))

test('every table with business data writes its history, and every other is named here', async () => {
  const { rows } = await sql<{ name: string; told: string | null }>`
    select pg_class.relname as name, string_agg(replace(pg_trigger.tgname, 'history_', ''), ' ' order by pg_trigger.tgname) as told
    from pg_class left join pg_trigger on pg_trigger.tgrelid = pg_class.oid and pg_trigger.tgname like 'history_%'
    where pg_class.relnamespace = 'public'::regnamespace and pg_class.relkind = 'r'
    group by 1`.execute(db)
  const withTriggers = (told: string | null) => rows.flatMap((row) => (row.told === told ? [row.name] : [])).toSorted()
  expect(withTriggers('delete insert update')).toEqual(historyEntities.map(({ name }) => name).toSorted())
  expect(withTriggers('delete insert')).toEqual(sets.map(({ table }) => table).toSorted())
  expect(withTriggers('delete')).toEqual(beside)
  expect(withTriggers(null)).toEqual([...left, ...ofTheProgram].toSorted())
})

/** The functions and triggers of a table's history as they are, and as they would be if created anew. */
async function madeAnew(table: string, make: (tx: Db) => Promise<unknown>): Promise<[string[], string[]]> {
  const read = async (tx: Db) => {
    const { rows } = await sql<{ made: string }>`
      select prosrc as made from pg_proc where proname = ${`history_of_${table}`}
      union all
      select pg_get_triggerdef(oid) from pg_trigger where tgrelid = quote_ident(${table})::regclass and tgname like 'history_%'
      order by 1`.execute(tx)
    return rows.map(({ made }) => made)
  }
  const trying = await db.startTransaction().execute()
  try {
    const before = await read(trying)
    await make(trying)
    return [before, await read(trying)]
  } finally {
    await trying.rollback().execute()
  }
}

test.each(historyEntities)('the history of $path tells the fields of the contract, and keeps every other column', async (entity) => {
  const { name } = entity
  const made = (fields: string[]) =>
    madeAnew(name, (tx) => sql`call keep_history(${name}, ${fields}, ${derivedColumns[name] ?? []})`.execute(tx))
  const [is, wouldBe] = await made(ownFields(entity))
  expect(is).toEqual(wouldBe)
  const [, ...others] = ownFields(entity)
  const [, without] = await made(others.length > 0 ? others : ['id'])
  expect(without).not.toEqual(is)
})

test.each(sets)('the set $table is told as $field of its $entity', async ({ table, entity, field, other }) => {
  const [is, wouldBe] = await madeAnew(table, (tx) => sql`call keep_history_of_set(${table}, ${entity}, ${field}, ${other})`.execute(tx))
  expect(is).toEqual(wouldBe)
})

test('a new column is kept only once the history is made anew', async () => {
  const [is, wouldBe] = await madeAnew('facility', async (tx) => {
    await sql`alter table facility add column floors integer`.execute(tx)
    const facility = historyEntities.find(({ name }) => name === 'facility')!
    await sql`call keep_history('facility', ${ownFields(facility)}, ${derivedColumns['facility']!})`.execute(tx)
  })
  expect(wouldBe).not.toEqual(is)
})

test('no secret is among what is told', () => {
  const secrets = historyEntities.flatMap((entity) =>
    Object.keys(entity.fields).filter((field) => entity.fields[field]!.kind === 'secret' && historyFields(entity).includes(field)),
  )
  expect(secrets).toEqual([])
})
