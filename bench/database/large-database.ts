import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase } from '../../server/src/platform/database/db.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { fill } from './fill/fill.ts'
import { openServer } from './server.ts'

export type LargeDatabase = { url: string; stop: () => Promise<void> }

type Server = Awaited<ReturnType<typeof openServer>>

/** Builds the large database if this schema has none yet, and removes those of older schemas. */
export async function openLargeDatabase(say: (line: string) => void): Promise<LargeDatabase> {
  const server = await openServer()
  const name = `kasack_bench_${await fingerprint()}`
  const admin = new pg.Client(server.urlOf('postgres'))
  await admin.connect()
  const { rows } = await admin.query<{ datname: string }>(`select datname from pg_database where datname like 'kasack\\_bench\\_%'`)
  if (!rows.some(({ datname }) => datname === name)) {
    say('building the large database, once for this schema')
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
    await build(admin, name, server)
  }
  await admin.end()
  const url = server.urlOf(name)
  await passSearchIndexAsFilled(url)
  return { url, stop: server.stop }
}

/** Otherwise the product would spend minutes filling it while other figures are measured; the figures of the search fill their own copy. */
async function passSearchIndexAsFilled(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`
    insert into search_state (snapshot, read_datetime, sweep_kind) values (pg_current_snapshot(), now(), null)
    on conflict (is_only) do update set
      snapshot = excluded.snapshot, read_datetime = excluded.read_datetime, sweep_kind = null, sweep_id = 0`)
  await client.end()
}

/** Fills it under a draft name, so that an interrupted build is never taken for a complete one. */
async function build(admin: pg.Client, name: string, { urlOf }: Server): Promise<void> {
  const draft = 'kasack_bench_draft'
  await admin.query(`create database ${draft} template template0 encoding 'UTF8'`)
  const connection = { connectionString: urlOf(draft) }
  await migrate(connection)
  const db = openDatabase(connection, { size: 1, patience: 0 })
  await sql`select set_config('kasack.history', 'off', false)`.execute(db) // as at a first start
  await fill(db)
  await db.destroy()
  await admin.query(`alter database ${draft} rename to ${name}`)
}

const folders = ['../../server/migrations/', './fill/', '../../demo/src/large-agency/', '../../demo/src/people/'].map(
  (folder) => new URL(folder, import.meta.url),
)

/** Covers the schema and what fills it, so that a database can be copied from one clone to another. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const name of (await readdir(folder)).toSorted()) hash.update(name).update(await readFile(new URL(name, folder)))
  return hash.digest('hex').slice(0, 12)
}
