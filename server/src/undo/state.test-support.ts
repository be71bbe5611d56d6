import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** What an undo does not touch: lines, counts, mails, rejections that were counted, sessions, and what browsers are sent. */
const untouched =
  /^(history_line|kept_count|candidate_rejection|outbox|outbox_.*|email_key|session|change_note|presence|throttle_attempt|stored_file|run|leasing_due|leasing_day)$/

/** The mails that were written, with what became of them, and the rejections that were counted. */
export async function leftBehind(db: Db): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(outbox)::text as row from outbox union all select to_jsonb(candidate_rejection)::text from candidate_rejection
    order by 1`.execute(db)
  return rows.map(({ row }) => row)
}

/** All that is stored, a line for each row of each table. */
export async function stateOf(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db)
  const all: string[] = []
  for (const { name } of tables.filter((one) => !untouched.test(one.name))) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(one)::text as row from ${sql.table(name)} one order by 1`.execute(db)
    all.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return all
}
