import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Detaches all contact persons from a facility. */
export async function detachFromFacility(db: Db, facility: number): Promise<void> {
  await sql`update contact_person set facility_id = null where facility_id = ${facility}`.execute(db)
}
