import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { TableWith } from './column.ts'
import type { Db } from './db.ts'
import type { DB } from './tables.ts'

/** What is known again by: only whoever has sent the same key with the same fields knows it. */
export const repeatKey = (key: string, input: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, input]))
    .digest()

type KeyTable = TableWith<'key' | 'expires_datetime'>

/** The keys of one kind of record, which is made once for each (docs/decisions/080). */
export const repeatKeys = <T extends KeyTable>(table: T, owner: Exclude<keyof DB[T] & string, 'key' | 'expires_datetime'>) => ({
  /**
   * The record that was stored with this key within a day, long enough for whoever waits for a signal on a train. Null: none yet,
   * and whoever comes with it now waits until the transaction has ended.
   */
  async claim(tx: Db, key: Buffer, now: Date): Promise<number | null> {
    await removeExpired(tx, table, now)
    await sql`delete from ${sql.table(table)} where key = ${key} and expires_datetime <= ${now}`.execute(tx)
    const claimed = await sql`
      insert into ${sql.table(table)} (key, expires_datetime) values (${key}, ${now}::timestamptz + interval '24 hours')
      on conflict (key) do nothing returning key`.execute(tx)
    if (claimed.rows.length > 0) return null
    const { rows } = await sql<{ owner: number }>`select ${sql.ref(owner)} as owner from ${sql.table(table)} where key = ${key}`.execute(tx)
    return rows[0]?.owner ?? null
  },
  /** What comes with this key again is this record's. */
  async keep(tx: Db, key: Buffer, id: number): Promise<void> {
    await sql`update ${sql.table(table)} set ${sql.ref(owner)} = ${id} where key = ${key}`.execute(tx)
  },
})

/** A few at a time, each by one process alone. */
async function removeExpired(tx: Db, table: KeyTable, now: Date): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where key in (
      select key from ${sql.table(table)} where expires_datetime <= ${now} order by expires_datetime limit 100 for update skip locked
    )`.execute(tx)
}
