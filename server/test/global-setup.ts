import { sql } from 'kysely'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { Connection } from '../src/platform/database/db.ts'
import { openDatabase } from '../src/platform/database/db.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { insertReferenceLists } from '../src/lookup/first-start.ts'
import { insertGroups } from '../src/user-group/first-start.ts'
import { inDatabase } from './in-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: Connection
    /** The database that every test file copies: migrated, with the reference lists of a first start. */
    template: string
  }
}

/** Starts one PostgreSQL for the whole run: the embedded one, or the server that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer()
  const template = `kasack_template_${process.pid}` // two runs may share a server
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${template} template template0 encoding 'UTF8'`)
  await admin.end()
  const connection = inDatabase(server, template)
  await migrate(connection)
  const db = openDatabase(connection, { size: 2 })
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('kasack.history', 'off', true)`.execute(tx) // as at a first start
    await insertGroups(tx)
    await insertReferenceLists(tx)
  })
  await db.destroy()
  project.provide('server', server)
  project.provide('template', template)
  return async () => {
    await dropDatabase(server, template)
    await stop()
  }
}

async function startServer(): Promise<{ server: Connection; stop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { server: { connectionString: url }, stop: async () => undefined }
  const { startThrowAwayDatabase } = await import('../src/platform/embedded-database/throw-away-database.ts')
  const { superuser, stop } = await startThrowAwayDatabase()
  return { server: superuser, stop }
}

async function dropDatabase(server: Connection, name: string): Promise<void> {
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}
