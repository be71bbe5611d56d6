import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export async function changeAvailableFrom(db: Db, employee: number, day: string | null): Promise<void> {
  await sql`
    update employee set available_from_date = ${day}
    where id = ${employee} and available_from_date is distinct from ${day}::date`.execute(db)
}

export async function replaceDispatcher(db: Db, from: number, to: number): Promise<void> {
  await sql`update employee set dispatcher_id = ${to} where dispatcher_id = ${from}`.execute(db)
}
