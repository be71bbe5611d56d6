import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

type Pair = { facility: number; employee: number }

/** Whether the pair already has an entry. While the employee is held, nobody else can add one. */
export async function isKnownAt(db: Db, { facility, employee }: Pair): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from facility_person where facility_id = ${facility} and employee_id = ${employee}) as is_known`.execute(db)
  return rows[0]!.is_known
}

export async function removeFacilityPersonsOf(db: Db, employee: number): Promise<void> {
  await sql`delete from facility_person where employee_id = ${employee}`.execute(db)
}

/** Locks the employees a facility about to be deleted has blocked or asked for, and those in its logbook, ordered by id. */
export async function holdEmployeesOfFacility(db: Db, facility: number): Promise<void> {
  await sql`
    select from employee
    where id in (
      select employee_id from facility_person where facility_id = ${facility}
      union select employee_id from engagement where facility_id = ${facility}
    )
    order by id
    for no key update`.execute(db)
}

/** Removes what a facility said about employees. The caller holds the employees. */
export async function removePersonsOfFacility(db: Db, facility: number): Promise<void> {
  await sql`delete from facility_person where facility_id = ${facility}`.execute(db)
}
