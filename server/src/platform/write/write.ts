import { sql } from 'kysely'
import { announce } from '../database/announce.ts'
import type { Caller } from '../request/call.ts'
import type { Db } from '../database/db.ts'

/** How often a write is begun anew after PostgreSQL ended a circle of waiting writers. */
const attempts = 5

/** Who writes where; `db` outside of a transaction. */
type Writing = { db: Db; caller: Pick<Caller, 'id'> }

/**
 * Runs a write in a transaction: all of it or nothing. Retries after a deadlock, or when what is to be held has moved; nothing of the first try remains. The database
 * knows who acts (`kasack.actor`) and answers what the transaction changed, which is announced after it (docs/decisions/031).
 */
export async function write<T>({ db, caller }: Writing, work: (tx: Db) => Promise<T>, attempt = 1): Promise<T> {
  try {
    const { done, changed } = await db.transaction().execute(async (tx) => {
      await sql`select set_config('kasack.actor', ${`${caller.id}`}, true)`.execute(tx)
      const result = await work(tx)
      const { rows } = await sql<{ changed: string }>`select current_setting('kasack.changed', true) as changed`.execute(tx)
      return { done: result, changed: rows[0]?.changed }
    })
    if (changed) announce(db, changed)
    return done
  } catch (error) {
    if (attempt >= attempts || !isConflict(error)) throw error
    return write({ db, caller }, work, attempt + 1)
  }
}

/** 40P01: deadlock; 40001: could not serialise. */
const isConflict = (error: unknown) => error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '40001')
