import type { Entity } from '@kasack/contract/entity.ts'
import { historyEntities, historyFields } from '@kasack/contract/history-entities.ts'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'
import { setTable } from '../../src/platform/record/record.ts'

/** A record's fields; values as in its lines. */
export type Description = Record<string, unknown>

/** Columns that are derived or secret: their changes are neither shown nor undone. */
export const derivedColumns: Readonly<Record<string, readonly string[]>> = {
  facility: ['latest_engagement_id', 'latest_engagement_datetime'],
  contact_person: ['latest_engagement_id', 'latest_engagement_datetime'],
  employee_document: ['is_health_data'],
  applicant: ['postal_code_latitude', 'postal_code_longitude'],
  vacancy: ['number_of_bookings', 'shown_name', 'place'],
  user: ['password_hash', 'last_login'],
}

/** A set of references, and the column of its targets; a user's groups are one, too. */
type StoredSet = { table: string; field: string; other: string }

export const setsOf = (entity: Entity): StoredSet[] =>
  Object.entries(entity.fields).flatMap(([field, { kind, target }]) => {
    if (entity.name === 'user' && field === 'groups') return [{ table: 'user_group_member', field, other: 'user_group_id' }]
    return kind === 'refs' ? [{ table: setTable(entity, field), field, other: `${target!}_id` }] : []
  })

/** The fields shown in lines that are columns of the entity's own table. */
export const ownFields = (entity: Entity): string[] => {
  const sets = setsOf(entity).map(({ field }) => field)
  return historyFields(entity).filter((field) => !sets.includes(field))
}

/** The current state of all records with a history, by entity and id. */
export async function describeAll(db: Db): Promise<Map<string, Description>> {
  const all = new Map<string, Description>()
  for (const entity of historyEntities) {
    for (const { id, told } of await describe(db, entity)) all.set(`${entity.name} ${id}`, told)
  }
  return all
}

async function describe(db: Db, entity: Entity): Promise<{ id: number; told: Description }[]> {
  const { rows } = await sql<{ told: string }>`select told_by(${entity.name}, ${ownFields(entity)}, 'one') as told`.execute(db)
  const sets = setsOf(entity).map(
    ({ table, field, other }) => sql`
      || jsonb_build_object(${field}::text, array(
        select ${sql.ref(other)} from ${sql.table(table)} where ${sql.ref(`${entity.name}_id`)} = one.id order by 1
      ))`,
  )
  return (
    await sql<{ id: number; told: Description }>`
    select one.id, ${sql.raw(rows[0]!.told)} ${sql.join(sets, sql` `)} as told from ${sql.table(entity.name)} one`.execute(db)
  ).rows
}
