import { sql } from 'kysely'
import { advisoryLock } from '../platform/database/advisory-lock.ts'
import type { Db } from '../platform/database/db.ts'

/** The tables whose rows name files, by `file_sha256`. */
export const naming = ['email_attachment', 'booking_document', 'outbox_attachment'] as const

/** Notes that a file is about to be stored; whoever removes files at the moment is waited for. */
export async function noteFile(db: Db, sha256: string, now: Date): Promise<void> {
  await sql`
    insert into stored_file (sha256, stored_datetime) values (${sha256}, ${now})
    on conflict (sha256) do update set stored_datetime = excluded.stored_datetime`.execute(db)
}

/** Whether files may be removed until the transaction ends; not while a backup reads them, or somebody else removes some. */
export async function mayRemove(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${advisoryLock.files}) as taken`.execute(tx)
  return rows[0]!.taken
}

/** Until the transaction ends no row comes to name a file; writers under way are waited for. */
export async function holdNames(tx: Db): Promise<void> {
  await sql`lock table ${sql.join(naming.map((table) => sql.table(table)))} in share mode`.execute(tx)
}

/** Which files may go: those stored before then, unless the history keeps them for an undo since then. */
export type Unnamed = { before: Date; keptSince: Date }

/** Files that no row names, and which nobody stores anew until the transaction ends. */
export async function takeUnnamed(tx: Db, { before, keptSince }: Unnamed): Promise<string[]> {
  const kept = sql`from history_line where entity = any(${naming}) and written_datetime >= ${keptSince}`
  const named = [
    ...naming.map((table) => sql`select file_sha256 from ${sql.table(table)} where file_sha256 is not null`),
    ...[sql`kept -> 'row' ->> 'file_sha256'`, sql`kept -> 'was' -> 'file_sha256' ->> 0`, sql`kept -> 'was' -> 'file_sha256' ->> 1`].map(
      (sha256) => sql`select ${sha256} ${kept} and ${sha256} is not null`,
    ),
  ]
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from stored_file
    where stored_datetime < ${before} and sha256 not in (${sql.join(named, sql` union all `)})
    limit 500
    for update`.execute(tx)
  return rows.map(({ sha256 }) => sha256)
}

export async function forgetFiles(tx: Db, sums: string[]): Promise<void> {
  await sql`delete from stored_file where sha256 = any(${sums})`.execute(tx)
}
