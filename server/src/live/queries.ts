import type { Ref } from '@kasack/contract/field.ts'
import { presenceSeconds } from '@kasack/contract/live.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The sight that each of these records requires, computed as in the note of a deletion; records deleted meanwhile are missing. */
export async function readSights(db: Db, entity: string, ids: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; sight: number }>`
    select id, sight_of_record(${entity}, to_jsonb(one)) as sight from ${sql.table(entity)} one where id = any(${ids}::int[])`.execute(db)
  return new Map(rows.map(({ id, sight }) => [id, sight]))
}

/** A record, named by its table and id. */
export type About = { entity: string; id: number }

export async function notePresence(db: Db, { entity, id }: About, { user, now }: { user: number; now: Date }): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    with former as (select seen_datetime from presence where user_id = ${user} and entity = ${entity} and record_id = ${id})
    insert into presence (user_id, entity, record_id, seen_datetime) values (${user}, ${entity}, ${id}, ${now})
    on conflict (entity, record_id, user_id) do update set seen_datetime = excluded.seen_datetime
    returning coalesce((select seen_datetime < ${now}::timestamptz - make_interval(secs => ${presenceSeconds}) from former), true) as is_new`.execute(
    db,
  )
  return rows[0]!.is_new
}

export async function removePresence(db: Db, { entity, id }: About, user: number): Promise<void> {
  await sql`delete from presence where user_id = ${user} and entity = ${entity} and record_id = ${id}`.execute(db)
}

/** The users who have a form of the record open, by name. */
export async function readPresent(db: Db, { entity, id }: About, now: Date): Promise<Ref[]> {
  const { rows } = await sql<Ref>`
    select "user".id, "user".name from presence join "user" on "user".id = user_id
    where entity = ${entity} and record_id = ${id}
      and seen_datetime >= ${now}::timestamptz - make_interval(secs => ${presenceSeconds})
    order by "user".name, "user".id`.execute(db)
  return rows
}

/** Forgets users who left without closing their form. */
export async function forgetPresence(db: Db, now: Date): Promise<void> {
  await sql`delete from presence where seen_datetime < ${now}::timestamptz - make_interval(secs => ${10 * presenceSeconds})`.execute(db)
}

/** The channel on which processes announce an opened or closed form, as table and id. */
export const presenceChannel = 'kasack_presence'

export async function notifyPresence(db: Db, { entity, id }: About): Promise<void> {
  await sql`select pg_notify(${presenceChannel}, ${`${entity} ${id}`})`.execute(db)
}
