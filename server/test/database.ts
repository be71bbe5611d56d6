import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection, Db } from '../src/platform/database/db.ts'
import { openDatabase } from '../src/platform/database/db.ts'
import { inDatabase } from './in-database.ts'

export type TestDatabase = { db: Db; connection: Connection; drop: () => Promise<void> }

/** A new database, in the state after the first start. */
export async function freshDatabase(): Promise<TestDatabase> {
  const server = inject('server')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, `create database ${name} template ${inject('template')} strategy file_copy`)
  const connection = inDatabase(server, name)
  const db = openDatabase(connection, { size: 5 })
  const drop = async () => {
    await db.destroy()
    await dropDatabase(server, name)
  }
  return { db, connection, drop }
}

/** An empty database, as an agency creates it before the first start. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = inject('server')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, `create database ${name} template template0 encoding 'UTF8'`)
  return { url: urlOf(inDatabase(server, name)), drop: () => dropDatabase(server, name) }
}

/** Only a superuser may stop a vacuum that PostgreSQL started there; it soon ends by itself. */
async function dropDatabase(server: Connection, name: string, attempt = 1): Promise<void> {
  try {
    await asAdmin(server, `drop database ${name} with (force)`)
  } catch (error) {
    if (attempt >= 20 || !(error instanceof pg.DatabaseError) || error.code !== '42501') throw error
    await delay(500)
    await dropDatabase(server, name, attempt + 1)
  }
}

async function asAdmin(server: Connection, statement: string): Promise<void> {
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

/** In the form of DATABASE_URL. */
export function urlOf(at: Connection): string {
  if ('connectionString' in at) return at.connectionString
  return `postgres://${at.user}@${encodeURIComponent(at.host)}:${at.port}/${at.database}`
}
