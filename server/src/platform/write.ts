import { sql } from 'kysely'
import { forgetCounts } from './counts.ts'
import type { Db } from './db.ts'

/** On this channel processes tell each other that something was written. */
export const changeChannel = 'kasack_change'

/** How often a write is begun anew after PostgreSQL ended a circle of waiting writers. */
const attempts = 5

/** Runs a write in a transaction: all of it or nothing. Who lost a deadlock begins anew; nothing of the first try remains. */
export async function write<T>(db: Db, work: (tx: Db) => Promise<T>, attempt = 1): Promise<T> {
  try {
    const result = await db.transaction().execute(async (tx) => {
      const done = await work(tx)
      await sql`select pg_notify(${changeChannel}, '')`.execute(tx)
      return done
    })
    forgetCounts(db)
    return result
  } catch (error) {
    if (attempt >= attempts || !isConflict(error)) throw error
    return write(db, work, attempt + 1)
  }
}

/** 40P01: deadlock; 40001: could not serialise. */
const isConflict = (error: unknown) => error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
