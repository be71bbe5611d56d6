import { createHash } from 'node:crypto'
import { repeatKeyHeader } from '@kasack/contract/applicant-fields.ts'
import { sql } from 'kysely'
import type { Call } from '../request/call.ts'
import type { TableWith } from '../database/column.ts'
import type { Db } from '../database/db.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'
import type { DB } from '../database/tables.ts'

/** The key by which a repeated call is recognised; null: it has none. It must be random, so that no two people send the same. */
export function repeatKeyOf({ request }: { request: Pick<Call['request'], 'headers'> }): string | null {
  const key = request.headers[repeatKeyHeader]
  if (key === undefined) return null
  if (typeof key === 'string' && /^[\x21-\x7e]{16,255}$/.test(key)) return key
  throw new Refusal(400, [refusalTexts.repeat_key])
}

/** What was sent, and the key with which it may be sent again; null: it may not. */
type Repeatable = { key: string | null; input: object; now: Date }
type KeyTable = TableWith<'key' | 'expires_datetime'>

/** The keys of one kind of record: each key creates one record (docs/decisions/081). */
export function repeatKeys<T extends KeyTable>(table: T, owner: Exclude<keyof DB[T] & string, 'key' | 'expires_datetime'>) {
  /**
   * The record that was stored with this key within a day, long enough for a user without a signal on a train. Null: none yet, and
   * others with this key wait until the transaction has ended.
   */
  async function claim(tx: Db, key: Buffer, now: Date): Promise<number | null> {
    await removeExpired(tx, table, now)
    await sql`delete from ${sql.table(table)} where key = ${key} and expires_datetime <= ${now}`.execute(tx)
    const claimed = await sql`
      insert into ${sql.table(table)} (key, expires_datetime) values (${key}, ${now}::timestamptz + interval '24 hours')
      on conflict (key) do nothing returning key`.execute(tx)
    if (claimed.rows.length > 0) return null
    const { rows } = await sql<{ owner: number }>`select ${sql.ref(owner)} as owner from ${sql.table(table)} where key = ${key}`.execute(tx)
    return rows[0]?.owner ?? null
  }

  return {
    /** Creates a record, or finds the one created from the same input with the same key; returns its id. */
    async once(tx: Db, { key, input, now }: Repeatable, make: () => Promise<number>): Promise<number> {
      if (key === null) return make()
      const repeated = sumOf(key, input)
      const known = await claim(tx, repeated, now)
      if (known !== null) return known
      const id = await make()
      await sql`update ${sql.table(table)} set ${sql.ref(owner)} = ${id} where key = ${repeated}`.execute(tx)
      return id
    },
  }
}

/** The stored form of a key: only a caller who sends the same key with the same fields matches it. */
const sumOf = (key: string, input: object): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, input]))
    .digest()

/** Deletes a few at a time, each by one process only. */
async function removeExpired(tx: Db, table: KeyTable, now: Date): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where key in (
      select key from ${sql.table(table)} where expires_datetime <= ${now} order by expires_datetime limit 100 for update skip locked
    )`.execute(tx)
}
