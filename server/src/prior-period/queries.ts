import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export async function removePriorPeriodsOf(db: Db, employee: number): Promise<void> {
  await sql`delete from prior_period where employee_id = ${employee}`.execute(db)
}
