import type { Entity } from '@kasack/contract/entity.ts'
import type { FileType } from '@kasack/contract/file.ts'
import { sql } from 'kysely'
import { advisoryLock } from '../platform/database/advisory-lock.ts'
import type { StoredEntity, TableWith } from '../platform/database/column.ts'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'

/** The tables whose rows name files, by `file_sha256`. */
export const naming = ['email_attachment', 'booking_document', 'employee_document', 'outbox_attachment'] as const

/** An entity whose records carry a file. */
export type WithFile = StoredEntity & { name: TableWith<'id' | 'file_name' | 'file_size' | 'file_type' | 'file_sha256'> }

export type File = { name: string; type: FileType; size: number; sha256: string }

/** The file of a row as responses show it; the row must have one. */
export const fileObject = (table: TableWith<'file_name' | 'file_size' | 'file_type'>): Sql => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`json_build_object('name', ${column('file_name')}, 'size', ${column('file_size')}, 'type', ${column('file_type')})`
}

/** Same for a row that may have none. */
export const fileOf = ({ name }: WithFile): Sql => sql`case when ${sql.ref(`${name}.file_sha256`)} is not null then ${fileObject(name)} end`

/** The file of a record; null if it has none. */
export async function findFile(db: Db, { name }: Pick<Entity, 'name'>, id: number): Promise<File | null> {
  const { rows } = await sql<File>`
    select file_name as name, file_type as type, file_size as size, file_sha256 as sha256
    from ${sql.table(name)} where id = ${id} and file_sha256 is not null`.execute(db)
  return rows[0] ?? null
}

/** Sets the file of a record. Returns whether the record exists. */
export async function changeFile(db: Db, { name }: Pick<Entity, 'name'>, { id, file }: { id: number; file: File }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(name)}
    set file_name = ${file.name}, file_type = ${file.type}, file_size = ${file.size}, file_sha256 = ${file.sha256}
    where id = ${id}`.execute(db)
  return Number(numAffectedRows) > 0
}

/** Notes that a file is about to be stored; waits for a removal of files that is under way. */
export async function noteFile(db: Db, sha256: string, now: Date): Promise<void> {
  await sql`
    insert into stored_file (sha256, stored_datetime) values (${sha256}, ${now})
    on conflict (sha256) do update set stored_datetime = excluded.stored_datetime`.execute(db)
}

/** Whether this transaction may remove files; not while a backup reads them or another process removes some. */
export async function mayRemove(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_xact_lock(${advisoryLock.files}) as taken`.execute(tx)
  return rows[0]!.taken
}

/** Waits for writers under way, and keeps rows from naming files until the transaction ends. */
export async function lockFileReferences(tx: Db): Promise<void> {
  await sql`lock table ${sql.join(naming.map((table) => sql.table(table)))} in share mode`.execute(tx)
}

/** Which files may be removed: those stored before `before`, unless the history keeps them for an undo of a change after `keptSince`. */
export type OrphanAge = { before: Date; keptSince: Date }

/** Files that no row names, locked so that none is stored again until the transaction ends. */
export async function lockOrphans(tx: Db, { before, keptSince }: OrphanAge): Promise<string[]> {
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
