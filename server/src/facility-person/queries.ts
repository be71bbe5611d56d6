import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

type Pair = { facility: number; employee: number }

/** Whether something is said of the pair already; true of nobody else while the employee is held. */
export async function isKnownAt(db: Db, { facility, employee }: Pair): Promise<boolean> {
  const { rows } = await sql<{ is_known: boolean }>`
    select exists (select from facility_person where facility_id = ${facility} and employee_id = ${employee}) as is_known`.execute(db)
  return rows[0]!.is_known
}

export async function removeFacilityPersonsOf(db: Db, employee: number): Promise<void> {
  await sql`delete from facility_person where employee_id = ${employee}`.execute(db)
}

/** Holds the employees whom a facility that is to be deleted blocks or asks for, and those in its logbook, in the order of their ids. */
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

/** Removes what a facility says of employees, who are held. */
export async function removePersonsOfFacility(db: Db, facility: number): Promise<void> {
  await sql`delete from facility_person where facility_id = ${facility}`.execute(db)
}
