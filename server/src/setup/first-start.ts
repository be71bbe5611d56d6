import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Shows an agency that starts empty what to do first. */
export async function insertSetup(db: Db): Promise<void> {
  await sql`insert into setup default values on conflict do nothing`.execute(db)
}
