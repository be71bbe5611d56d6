import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../src/platform/database/db.ts'

/** Resolves as soon as a transaction in this database waits for a lock. */
export async function somebodyWaits(db: Db): Promise<void> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const count = async () => {
    await sql`select pg_stat_clear_snapshot()`.execute(db) // within a transaction the snapshot would never change
    return (await waiting.execute(db)).rows.length
  }
  await expect.poll(count).toBeGreaterThan(0)
}
