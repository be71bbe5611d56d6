import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { freshDatabase } from '../../test/database.ts'
import { openClient } from '../platform/backup/rows.ts'
import { newFolder } from '../platform/backup/backup.test-support.ts'
import { eraseAgain, keepLedger } from './ledger.ts'

const { a, db, connection, as } = await testApp()
const boss = await as({ is_superuser: true })

/** A copy of the current database, as a backup would restore it. */
async function copyOfNow() {
  const copy = await freshDatabase()
  const { rows: lines } = await sql<{ text: string }>`select json_agg(history_line)::text as text from history_line`.execute(db)
  const { rows: people } = await sql<{ text: string }>`select json_agg(employee)::text as text from employee`.execute(db)
  const { rows: key } = await sql<{ text: string }>`select json_agg(secret_key)::text as text from secret_key`.execute(db)
  await sql`
    insert into history_line overriding system value
    select * from json_populate_recordset(null::history_line, ${lines[0]!.text}::json)`.execute(copy.db)
  await sql`delete from secret_key`.execute(copy.db)
  await sql`insert into secret_key select * from json_populate_recordset(null::secret_key, ${key[0]!.text}::json)`.execute(copy.db)
  const ids = (JSON.parse(people[0]!.text ?? '[]') as { id: number }[]).map(({ id }) => id)
  return { ...copy, ids }
}

const inDatabase = async <T>(at: typeof connection, work: (client: Awaited<ReturnType<typeof openClient>>) => Promise<T>): Promise<T> => {
  const client = await openClient(at)
  return work(client).finally(() => client.end())
}

test('whoever was erased after a backup is erased again when it is restored, and nobody else', async () => {
  const folder = newFolder()
  const [erased, kept] = [await a.employee({ last_name: 'Vergessen' }), await a.employee({ last_name: 'Behalten' })]
  for (const id of [erased, kept]) expect((await boss.remove(`/employees/${id}.json/`)).status).toBe(204)
  const then = await copyOfNow()
  expect((await boss.post(`/deleted/employees/${erased}/erase.json/`)).status).toBe(204)
  await keepLedger(connection, folder)
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^erased-[0-9a-f]{12}\.json$/)])
  expect(readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8')).not.toContain('Vergessen')

  expect(await inDatabase(then.connection, (client) => eraseAgain(client, folder))).toEqual([])
  const { rows } = await sql<{ text: string }>`select history_line::text as text from history_line`.execute(then.db)
  const said = rows.map(({ text }) => text).join()
  expect([said.includes('Vergessen'), said.includes('Behalten')]).toEqual([false, true])
  await then.drop()
})

test('whoever had not been deleted by then is named, the ledger grows, and one that cannot be read stops all', async () => {
  const folder = newFolder()
  const employee = await a.employee()
  expect((await boss.remove(`/employees/${employee}.json/`)).status).toBe(204)
  expect((await boss.post(`/deleted/employees/${employee}/erase.json/`)).status).toBe(204)
  await keepLedger(connection, folder)
  const file = join(folder, readdirSync(folder)[0]!)
  const before = JSON.parse(readFileSync(file, 'utf8')) as unknown[]
  expect(before).toContainEqual({ entity: 'employee', id: employee })
  const alive = await a.employee()
  writeFileSync(file, JSON.stringify([...before, { entity: 'employee', id: alive }]))
  await keepLedger(connection, folder)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toContainEqual({ entity: 'employee', id: alive })
  const there = await inDatabase(connection, async (client) => {
    await client.query('begin')
    return eraseAgain(client, folder).finally(() => client.query('rollback'))
  })
  expect(there).toEqual([{ entity: 'employee', id: alive }])
  writeFileSync(file, '[{')
  await expect(keepLedger(connection, folder)).rejects.toThrow('has been changed since Kasack wrote it')
})
