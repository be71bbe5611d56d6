import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase, urlOf } from '../database.ts'

// pg_dump, and with it pg_upgrade, makes everything anew without a search path: an operator that belongs to an extension is not found.

test('what a dump defines can be restored by the tools of PostgreSQL', async () => {
  const { connection, drop } = await freshDatabase()
  const client = new pg.Client(urlOf(connection))
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  await client.query(`select set_config('search_path', '', false)`)
  const { rows } = await client.query<{ away: string; back: string }>(definitions)
  expect(rows.length).toBeGreaterThan(500)
  const refused: string[] = []
  for (const { away, back } of rows) {
    await client.query(`begin; ${away}; ${back}; rollback`).catch(async (error: Error) => {
      refused.push(`${back}: ${error.message}`)
      await client.query('rollback')
    })
  }
  expect(refused).toEqual([])
})

const definitions = `
  select format('drop trigger %I on %s', tgname, tgrelid::regclass) as away, pg_get_triggerdef(pg_trigger.oid) as back
  from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = 'public'::regnamespace and contype = 'c' and conrelid <> 0
  union all
  select format('drop view %s', oid::regclass), format('create view %s as %s', oid::regclass, pg_get_viewdef(oid))
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'`
