import type { HistoryAct, HistoryWay } from '@kasack/contract/history.ts'
import { historyEntities } from '@kasack/contract/history-entities.ts'
import type { Access } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { References } from '../platform/write/deletion.ts'
import type { Values } from '../platform/write/put-back.ts'

type Pairs = Readonly<Record<string, readonly [unknown, unknown]>>

/** A history line, with what an undo needs of it. */
export type Line = {
  id: number
  act: HistoryAct
  through: HistoryWay
  needs: Access[]
  entity: string
  record_id: number
  changes: Pairs
  kept: { was?: Pairs; row?: Values; beside?: Readonly<Record<string, readonly Values[]>> } | null
  written_datetime: string
  is_told: boolean
  undoes_group_id: number | null
  undone_by_group_id: number | null
}

/** The lines of a group, locked so that two undos of it take turns. */
export async function holdLines(tx: Db, group: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select id, act, through, needs, entity, record_id, changes, kept, written_datetime, is_told, undoes_group_id, undone_by_group_id
    from history_line where group_id = ${group} order by id for update`.execute(tx)
  return rows
}

/** Makes the transaction the undo of that group; to undo this in turn takes the same permissions. */
export async function beginUndo(tx: Db, group: number, rights: readonly Access[]): Promise<void> {
  await sql`
    select set_config('kasack.undoes', ${`${group}`}, true), set_config('kasack.needs', ${`{${rights.join(',')}}`}, true)`.execute(tx)
  // Records that refer to each other come and go together.
  await sql`set constraints all deferred`.execute(tx)
}

/** Notes that a group is undone; if it was itself an undo, the group it undid is no longer undone. Returns the number of the new group. */
export async function endUndo(tx: Db, group: number, undone: number | null): Promise<number> {
  await sql`set constraints all immediate`.execute(tx)
  const { rows } = await sql<{ group: number }>`select history_group() as "group"`.execute(tx)
  await sql`update history_line set undone_by_group_id = history_group() where group_id = ${group}`.execute(tx)
  if (undone !== null) await sql`update history_line set undone_by_group_id = null where group_id = ${undone}`.execute(tx)
  return rows[0]!.group
}

/** The columns of each table that refer to another table. */
export type ForeignKeys = ReadonlyMap<string, ReadonlyMap<string, string>>

export async function readForeignKeys(db: Db): Promise<ForeignKeys> {
  const { rows } = await sql<{ table: string; column: string; target: string }>`
    select of.relname as table, attname as column, target.relname as target
    from pg_constraint
    join pg_class of on of.oid = conrelid
    join pg_class target on target.oid = confrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and of.relname = any(${historyEntities.map(({ name }) => name)})`.execute(db)
  const ofTable = Map.groupBy(rows, ({ table }) => table)
  return new Map([...ofTable].map(([table, all]) => [table, new Map(all.map(({ column, target }) => [column, target]))]))
}

/** Locks records, in the order of their ids. */
export async function holdRecords(tx: Db, table: string, ids: readonly number[]): Promise<void> {
  await sql`select 1 from ${sql.table(table)} where id = any(${ids}) order by id for no key update`.execute(tx)
}

/** The records that exist, locked until the transaction ends. */
export async function findExisting(tx: Db, table: string, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} where id = any(${ids}) order by id for key share`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The columns of a record; empty if it does not exist. */
export async function readRow(db: Db, table: string, id: number): Promise<Values> {
  const { rows } = await sql<{ row: Values }>`select to_jsonb(one) as row from ${sql.table(table)} one where id = ${id}`.execute(db)
  return rows[0]?.row ?? {}
}

/** A record that refers to another one by a column or a set: its table and id. */
type Referrer = { table: string; id: number }

/** What may refer to a record, and which of those are deleted too, by table. */
type Referring = { references: References; id: number; going: ReadonlyMap<string, number[]> }

/** A record that refers to this one and stays, if any; mails and internal tables do not count. */
export async function findReferrer(db: Db, { references, id, going }: Referring): Promise<Referrer | null> {
  const columns = Object.entries(references).flatMap(([column, reference]) => {
    const [table = '', name = ''] = column.split('.')
    const paths = reference === 'derived' ? [] : [reference].flat().map(({ of }) => of.path)
    const entity = historyEntities.find(({ path }) => paths.includes(path))
    return entity ? [{ table, name, entity, key: table === entity.name ? 'id' : `${entity.name}_id` }] : []
  })
  if (columns.length === 0) return null
  const each = columns.map(
    ({ table, name, entity, key }) => sql`
      (select ${sql.lit(entity.name)} as table, ${sql.ref(key)} as id from ${sql.table(table)} where ${sql.ref(name)} = ${id} and ${sql.ref(key)} <> all(${going.get(entity.name) ?? []}::int[]) limit 1)`,
  )
  const { rows } = await sql<Referrer>`select * from (${sql.join(each, sql` union all `)}) referrer limit 1`.execute(db)
  return rows[0] ?? null
}
