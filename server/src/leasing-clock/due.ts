import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { keepClocks } from './keep.ts'

/** Counts anew whose clocks are due, so many at a time; answers how many these were. They are held, as by whoever writes of them. */
export async function keepDue(tx: Db, { most, today }: { most: number; today: string }): Promise<number> {
  const { rows } = await sql<{ employee_id: number }>`
    select employee_id from leasing_due order by employee_id limit ${most} for update skip locked`.execute(tx)
  const people = rows.map(({ employee_id }) => employee_id)
  if (people.length === 0) return 0
  await sql`select from employee where id = any(${people}) order by id for no key update`.execute(tx)
  await keepClocks(tx, people, today)
  return people.length
}

/** What time alone changes: clocks expire, and on another day other houses may belong to a group. */
export async function passDay(tx: Db, today: string): Promise<void> {
  const { rows } = await sql`
    insert into leasing_day (day) values (${today}) on conflict (id) do update set day = excluded.day
    where leasing_day.day <> excluded.day returning id`.execute(tx)
  if (rows.length === 0) return
  await sql`delete from leasing_clock where restart_day <= ${today}`.execute(tx)
  await sql`select mark_leasing(array(select employee_id from prior_period where kind = 'employed'))`.execute(tx)
}

/** Marks once more whom a run is about, now that nobody writes any more who may not have known of it; answers how many these are. */
export async function markPeople(tx: Db, run: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with people as materialized (select leasing_people(subject) as people from run where id = ${run})
    select cardinality(people) as number, mark_leasing(people) from people`.execute(tx)
  return rows[0]!.number
}

/** Whether anybody's clocks are still due. */
export const areDue = sql`exists (select from leasing_due)`
