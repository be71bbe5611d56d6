import { readdirSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/platform/database/migrate.ts'
import { freshDatabase, urlOf } from '../database.ts'
import { readCatalogue } from './catalogue.ts'
import { exceptions } from './exceptions.ts'
import type { Fixture } from './fixture.ts'
import { restoreFixture } from './fixture.ts'
import { compareWithFormer, countUnlike, keepFormer, lastNumbers } from './former.ts'

const migrations = readdirSync(new URL('../../migrations/', import.meta.url)).toSorted()

describe.each(Object.keys(exceptions) as Fixture[])('an agency whose newest migration is %s', (fixture) => {
  let database: Awaited<ReturnType<typeof restoreFixture>>
  let client: pg.Client
  let ran: string[]
  let numbers: Record<string, number>

  beforeAll(async () => {
    database = await restoreFixture(fixture)
    client = new pg.Client(database.url)
    await client.connect()
    await keepFormer(client)
    numbers = await lastNumbers(client)
    ran = await migrate({ connectionString: database.url })
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  test('runs all later migrations, and none a second time', async () => {
    expect(ran).toEqual(migrations.slice(migrations.indexOf(`${fixture}.sql`) + 1))
    expect(await migrate({ connectionString: database.url })).toEqual([])
  })

  test('keeps every row and every value, apart from named exceptions', async () => {
    const { gone, changed, grown } = exceptions[fixture]
    const names = (of: object) => Object.keys(of).toSorted()
    expect(await compareWithFormer(client)).toEqual({ gone: names(gone), lost: [], changed: names(changed), grown: names(grown) })
  })

  const columns = Object.entries({ ...exceptions[fixture].gone, ...exceptions[fixture].changed })
  test.each(columns.filter(([, { is }]) => is))('still knows what was in %s', async (column, { is }) => {
    expect(await countUnlike(client, column, is!)).toBe(0)
  })

  test('has the tables, constraints, indexes, triggers and functions of a new database', async () => {
    const fresh = await freshDatabase()
    const other = new pg.Client(urlOf(fresh.connection))
    await other.connect()
    onTestFinished(async () => {
      await other.end()
      await fresh.drop()
    })
    expect(await readCatalogue(client)).toEqual(await readCatalogue(other))
  })

  test('gives no id a second time', async () => {
    const now = await lastNumbers(client)
    expect(Object.keys(numbers).filter((name) => now[name]! < numbers[name]!)).toEqual([])
  })

  test('has no history of what migrations wrote', async () => {
    expect((await client.query('select from history_line')).rowCount).toBe(0)
  })

  test('counts its records as they are', async () => {
    const { rows } = await client.query<{ entity: string; number: number }>(
      'select quote_ident(entity) as entity, sum(number)::int as number from kept_count group by entity',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { entity, number } of rows) {
      expect({ entity, number: (await client.query(`select from ${entity}`)).rowCount }).toEqual({ entity, number })
    }
  })
})
