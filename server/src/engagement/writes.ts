import { sql } from 'kysely'
import { type FollowUpCarrier, rowsOf } from '../facility/writes.ts'
import type { Writer } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'

/** Opens the entries that carry these follow-ups, and stores the follow-ups there. */
export async function openCarriers(db: Db, carried: FollowUpCarrier[]): Promise<void> {
  await sql`
    update engagement set todo = true, followup_date = one.date, followup_user_id = one.user_id, followup_priority = one.priority
    from ${rowsOf(carried)} where id = one.entry`.execute(db)
}

/** Creates the entries that carry follow-ups set at their facilities. They do not count as contact. Returns them by facility. */
export async function insertCarriers(db: Db, facilities: number[], { caller, now }: Writer): Promise<Map<number, number>> {
  if (facilities.length === 0) return new Map()
  const { rows } = await sql<{ id: number; facility_id: number }>`
    insert into engagement (action_type_id, facility_id, created_by_user_id, created_datetime, is_contact)
    select engagement_action.id, one.id, ${caller.id}, ${now}, false
    from engagement_action, unnest(${facilities}::int[]) as one (id) where code = 'follow_up'
    returning id, facility_id`.execute(db)
  if (rows.length < facilities.length) throw new Error('there is no engagement action with the code follow_up')
  return new Map(rows.map(({ id, facility_id }) => [facility_id, id]))
}

export async function setOpen(db: Db, entries: number[], isOpen: boolean): Promise<void> {
  if (entries.length > 0) await sql`update engagement set todo = ${isOpen} where id = any(${entries})`.execute(db)
}

/** Deletes a facility's entries. Those about employees and applicants stay without the facility. */
export async function removeFacilityFromEntries(db: Db, facility: number): Promise<void> {
  await sql`delete from engagement where facility_id = ${facility} and employee_id is null and applicant_id is null`.execute(db)
  await sql`update engagement set facility_id = null where facility_id = ${facility}`.execute(db)
}

/** Deletes an employee's entries. Those about facilities and applicants stay without the employee. */
export async function removeEmployeeFromEntries(db: Db, employee: number): Promise<void> {
  await sql`delete from engagement where employee_id = ${employee} and facility_id is null and applicant_id is null`.execute(db)
  await sql`update engagement set employee_id = null where employee_id = ${employee}`.execute(db)
}

/** Deletes an applicant's entries. Those that name a facility or an employee stay without the applicant. */
export async function removeApplicantFromEntries(db: Db, applicant: number): Promise<void> {
  await sql`delete from engagement where applicant_id = ${applicant} and facility_id is null and employee_id is null`.execute(db)
  await sql`update engagement set applicant_id = null where applicant_id = ${applicant}`.execute(db)
}

/** Adds the employee an applicant has become to the applicant's entries, unless they are about another employee. */
export async function nameEmployeeInEntries(db: Db, { applicant, employee }: { applicant: number; employee: number }): Promise<void> {
  await sql`
    update engagement set employee_id = ${employee}, was_of_applicant = was_of_applicant or facility_id is null
    where applicant_id = ${applicant} and employee_id is null`.execute(db)
}

export async function replaceFollowUpUser(db: Db, from: number, to: number): Promise<void> {
  await sql`update engagement set followup_user_id = ${to} where todo and followup_user_id = ${from}`.execute(db)
}
