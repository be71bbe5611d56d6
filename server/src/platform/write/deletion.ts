import type { Deletion, DeletionEffect } from '@kasack/contract/deletion.ts'
import type { Entity, EntityAccess } from '@kasack/contract/entity.ts'
import { type Access, mayAccess } from '@kasack/contract/permission.ts'
import type { Language, Text } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import type { Caller } from '../request/call.ts'
import type { Column, Table } from '../database/column.ts'
import type { Db } from '../database/db.ts'
import type { Sql } from '../list/list-query.ts'
import { refusalTexts } from '../text/refusal.ts'

/** The records of an entity that refer to another one by a field, what becomes of them when that is deleted, and which are meant. */
type Reference = {
  effect: DeletionEffect
  of: { path: string; access: EntityAccess }
  field: string
  where?: Sql
  /** The permission, in addition to reading such records, without which they are not mentioned. */
  needs?: Access
}

/** Maintained by the program itself: there is nothing to report. */
type DerivedRule = 'derived'

/**
 * Every column that refers to an entity's table, and what becomes of its records. What the database deletes together with the record
 * is a part of it and not listed.
 */
export type References = { [C in Column]?: Reference | Reference[] | DerivedRule }

/** A field of the entity: the browser has a label for each, so that every consequence can be shown. */
type FieldOf<E extends Entity> = keyof E['fields'] & string

export const deleted = <E extends Entity>(of: E, field: FieldOf<E>): Reference => ({ effect: 'deleted', of, field })
export const emptied = <E extends Entity>(of: E, field: FieldOf<E>): Reference => ({ effect: 'emptied', of, field })
export const prevents = <E extends Entity>(of: E, field: FieldOf<E>): Reference => ({ effect: 'prevents', of, field })

/** The refusal when records hold another one, if it says more than that it is in use. */
export type HoldingTexts = { [C in Column]?: Text }

type ReferenceCount = Reference & { column: string; count: number }

/** How many records of each kind refer to this one, in one statement. */
export async function countReferences(db: Db, references: References, id: number): Promise<ReferenceCount[]> {
  const listed = Object.entries(references).flatMap(([column, all]) =>
    all === 'derived' ? [] : [all].flat().map((reference) => ({ column, reference })),
  )
  if (listed.length === 0) return []
  const counts = listed.map(({ column, reference }) => {
    const table = column.split('.')[0] as Table
    return sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${id}::int and ${reference.where ?? sql`true`})`
  })
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}]::int[] as counts`.execute(db)
  return listed.map(({ column, reference }, index) => ({ ...reference, column, count: rows[0]!.counts[index]! }))
}

/** Why a record stays: the entity's own reasons, otherwise the records that hold it. */
export function reasonsToKeep(reasons: Text[], counted: ReferenceCount[], texts: HoldingTexts = {}): Text[] {
  if (reasons.length > 0) return reasons
  const [holder] = counted.filter(({ effect, count }) => effect === 'prevents' && count > 0)
  return holder ? [texts[holder.column as Column] ?? refusalTexts.in_use] : []
}

type Asking = { reasons: Text[]; counted: ReferenceCount[]; texts?: HoldingTexts | undefined; caller: Caller; language: Language }

/** The answer to a planned deletion: why it is refused, and what else would happen to records the caller may see. */
export const previewDeletion = ({ reasons, counted, texts, caller, language }: Asking): Deletion => ({
  refused: reasonsToKeep(reasons, counted, texts).map((text) => text[language]),
  consequences: counted
    .filter(({ of, count, needs = 'session' }) => count > 0 && mayAccess(caller, [of.access.read, needs]))
    .map(({ effect, of, field, count }) => ({ effect, resource: of.path, field, count })),
})
