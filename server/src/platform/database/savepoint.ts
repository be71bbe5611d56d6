import { sql } from 'kysely'
import type { Db } from './db.ts'

/** Within a transaction: undoes what `work` wrote if it fails, and the transaction can go on. */
export async function savepoint<T>(tx: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint work`.execute(tx)
  try {
    const done = await work()
    await sql`release savepoint work`.execute(tx)
    return done
  } catch (error) {
    await sql`rollback to savepoint work`.execute(tx)
    await sql`release savepoint work`.execute(tx)
    throw error
  }
}
