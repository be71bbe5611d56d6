import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { somebodyWaits } from '../../../test/waiting.ts'
import { isReachable, openDatabase, readFirst, sideBySide } from './db.ts'

const { connection } = await freshDatabase()
const db = openDatabase(connection, { size: 1 })
const one = async <Row>(statement: ReturnType<typeof sql<Row>>) => (await statement.execute(db)).rows[0]
const prepared = async (part: string) =>
  (await one(sql<{ count: number }>`select count(*) as count from pg_prepared_statements where statement like ${part}`))?.count
const server = async () => (await one(sql<{ pid: number }>`select pg_backend_pid() as pid`))?.pid

test('dates, money and moments stay text, large numbers become numbers', async () => {
  const row = await one(sql`
    select '2026-01-31'::date as day, 25.50::numeric as money, 10000000000::int8 as number,
      '2026-06-10 12:00:00.12+02'::timestamptz as moment, '2026-06-10 10:00:00+00'::timestamptz as full_second`)
  expect(row).toEqual({
    day: '2026-01-31',
    money: '25.50',
    number: 10000000000,
    moment: '2026-06-10T10:00:00.120000Z',
    full_second: '2026-06-10T10:00:00.000000Z',
  })
})
test('arrays of JSON objects are read, whatever their texts hold', async () => {
  const texts = ['', 'a "b" \\\\ c', 'Zeile\nZeile\t', '{"x": [1, 2]}', 'Ärzte, Öl \u2028 🙂', 'NULL', "'", '\\"']
  const row = await one(sql`
    select array(select json_build_object('text', text, 'one', json_build_object('id', 1)) from unnest(${texts}::text[]) text) as objects,
      array(select json_build_object() where false) as none`)
  expect(row).toEqual({ objects: texts.map((text) => ({ text, one: { id: 1 } })), none: [] })
})
test('a statement is prepared once for all its values, wherever its text begins', async () => {
  for (const value of [1, 2, 3])
    await one(sql`
    select ${value}::int as prepared_once`)
  expect(await prepared('%as prepared_once')).toBe(1)
})
test('a search for parts of texts is planned anew for its values', async () => {
  await one(sql`select 'abc' like ${'%b%'} as planned_anew`)
  expect(await prepared('%as planned_anew')).toBe(0)
})
test('a very long statement is not kept', async () => {
  await one(sql`select ${sql.raw(`'${'x'.repeat(10_000)}'`)} as too_long`)
  expect(await prepared('%as too_long')).toBe(0)
})
test('a connection that keeps a hundred statements is replaced by a new one', async () => {
  const before = await server()
  await one(sql`select 0`)
  expect(await server()).toBe(before)
  for (let shape = 0; shape < 100; shape++) await one(sql`select ${sql.lit(shape)} as shape`)
  expect(await server()).not.toBe(before)
})
test('a statement ends after 15 seconds, unless it may take as long as it takes', async () => {
  const patient = openDatabase(connection, { size: 1, patience: 0 })
  const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`
  expect([await one(limit), (await limit.execute(patient)).rows[0]]).toEqual([{ limit: '15s' }, { limit: '0' }])
  await patient.destroy()
})
test('a connection that does not answer in time is given up and replaced', async () => {
  const hasty = openDatabase(connection, { size: 1, patience: 200 })
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(hasty)).rows[0]!.pid
  const before = await pid()
  await expect(sql`select pg_sleep(2)`.execute(hasty)).rejects.toThrow('Query read timeout')
  expect(await pid()).not.toBe(before)
  await expect(sql`select 1 / 0`.execute(hasty)).rejects.toThrow('division by zero')
  expect(await pid()).toBe(await pid())
  await hasty.destroy()
})
test('a transaction does not wait a second time for a connection that was given up', async () => {
  const hasty = openDatabase(connection, { size: 1, patience: 1_000 })
  await hasty.connection().execute(async (same) => {
    await expect(sql`select pg_sleep(10)`.execute(same)).rejects.toThrow('Query read timeout')
    const next = sql`rollback`.execute(same).catch((error: Error) => error.message)
    expect(await Promise.race([next, delay(500, 'waits')])).toBe('Query read timeout')
  })
  await hasty.destroy()
})

describe('while every connection waits for a lock', async () => {
  const full = openDatabase(connection, { size: 3 })
  const other = openDatabase(connection, { size: 1 })
  await sql`create table locked ()`.execute(other)
  const pid = CompiledQuery.raw('select pg_backend_pid() as pid')

  /** Runs while three statements of `full` wait for the table; returns their outcomes. With `patiently` the lock outlasts them. */
  async function besieged(work: () => Promise<void>, patiently = false): Promise<unknown[]> {
    const transaction = await other.startTransaction().execute()
    await sql`lock table locked`.execute(transaction)
    const waiting = [1, 2, 3].map(() => sql`select from locked`.execute(full).catch((error: { code?: string }) => error.code))
    await somebodyWaits(db)
    await work()
    if (patiently) await Promise.all(waiting)
    await transaction.rollback().execute()
    return Promise.all(waiting)
  }

  test('it is still asked who calls, and whether the database is there', async () => {
    const outcomes = await besieged(async () => {
      expect(await readFirst(full, pid)).toHaveLength(1)
      expect(await isReachable(full)).toBe(true)
    }, true)
    // They give up by themselves, long before others do.
    expect(outcomes).toEqual(['55P03', '55P03', '55P03'])
  })
  test('two readings take turns, and run side by side again later', async () => {
    const begun: string[] = []
    const reading = (name: string) => async () => {
      begun.push(name)
      await readFirst(full, pid)
      begun.push(`${name} done`)
    }
    await besieged(async () => void (await sideBySide(full, reading('rows'), reading('count'))))
    expect(begun.splice(0)).toEqual(['rows', 'rows done', 'count', 'count done'])
    await sideBySide(full, reading('rows'), reading('count'))
    expect(begun.slice(0, 2)).toEqual(['rows', 'count'])
    await full.destroy()
    await other.destroy()
  })
})
