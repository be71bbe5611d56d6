import type { Entity, Input } from '@kasack/contract/entity.ts'
import type { RefInput } from '@kasack/contract/field.ts'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { read } from '../database/db.ts'
import { compile } from '../read/statement.ts'

/** The ids that a record's references point to, by field; null: none. */
type HoldNames = Record<string, number | null>

/** Held records, such as `facility 17`. */
export type HeldRows = ReadonlySet<string>

export const heldAs = (table: string, id: number): string => `${table} ${id}`

/** A record's references changed while the records they pointed to were being held: the write is retried. */
export class Moved extends Error {
  /** The database's code for two writers that cannot be serialised. */
  readonly code = '40001'
}

/**
 * Holds the records that a record refers to, before the record itself, so that of two writers about the same one the second sees what
 * the first has stored. Always in the order of `fields`, which is that of the tables (test/write/lock-order.ts), and by id, so that
 * writers cannot deadlock.
 */
export function holding<E extends Entity>(entity: E, fields: readonly (keyof Input<E> & string)[]) {
  const tables = Object.entries(Object.groupBy(fields, (field) => entity.fields[field]!.target!))
  const columns = fields.map((field) => sql`${sql.ref(`${field}_id`)} as ${sql.ref(field)}`)
  const namedBy = (tx: Db, ids: readonly number[]) =>
    sql<HoldNames & { id: number }>`
      select id, ${sql.join(columns)} from ${sql.table(entity.name)} where id = any(${[...ids]}) order by id`.execute(tx)
  const statement =
    fields.length > 0 ? compile(sql<HoldNames>`select ${sql.join(columns)} from ${sql.table(entity.name)} where id = ${0}`) : null

  const idOf = (input: object, field: string): number | null => (input as Record<string, RefInput | null | undefined>)[field]?.id ?? null
  const idsIn = (input: object): HoldNames => Object.fromEntries(fields.map((field) => [field, idOf(input, field)]))

  async function hold(tx: Db, all: HoldNames[]): Promise<HeldRows> {
    const held = new Set<string>()
    for (const [table, referring = []] of tables) {
      const ids = [...new Set(all.flatMap((named) => referring.flatMap((field) => named[field] ?? [])))]
      const [first, ...others] = ids
      if (first === undefined) continue
      // A single id uses a statement that is kept prepared.
      const asked = others.length === 0 ? sql`= ${first}` : sql`= any(${ids})`
      const { rows } = await sql<{ id: number }>`
        select id from ${sql.table(table)} where id ${asked} order by id for no key update`.execute(tx)
      for (const { id } of rows) held.add(heldAs(table, id))
    }
    return held
  }

  return {
    /** Those that inputs refer to, as far as they exist. */
    ofInputs: (tx: Db, inputs: object[]): Promise<HeldRows> => hold(tx, inputs.map(idsIn)),

    /** Those that several stored records refer to, then these records themselves; returns which of these exist. */
    async ofAll(tx: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (ids.length === 0) return new Set()
      const { rows: before } = await namedBy(tx, ids)
      await hold(tx, before)
      await sql`select from ${sql.table(entity.name)} where id = any(${[...ids]}) order by id for no key update`.execute(tx)
      const { rows: after } = await namedBy(tx, ids)
      if (JSON.stringify(after) !== JSON.stringify(before)) throw new Moved()
      return new Set(after.map(({ id }) => id))
    },

    /** Those that a stored record and a patch of it refer to, then, through `readStored`, the record; null if it does not exist. */
    async ofStored<S extends object>(tx: Db, id: number, patch: object, readStored: () => Promise<S | null>) {
      const [before] = statement ? await read<HoldNames>(tx, { ...statement, parameters: [id] }) : [{}]
      if (!before) return { stored: null, held: new Set<string>() }
      const held = await hold(tx, [before, idsIn(patch)])
      const stored = await readStored()
      if (stored && fields.some((field) => idOf(stored, field) !== before[field])) throw new Moved()
      return { stored, held }
    },
  }
}
