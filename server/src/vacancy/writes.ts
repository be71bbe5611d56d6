import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** The number of a vacancy's positions, and how many of them are taken. */
export type Positions = { id: number; name: string; number_of_positions: number; number_of_bookings: number }

export async function readPositions(db: Db, ids: number[]): Promise<Positions[]> {
  const { rows } = await sql<Positions>`
    select id, shown_name as name, number_of_positions, number_of_bookings from vacancy where id = any(${ids}) order by id`.execute(db)
  return rows
}

/**
 * Recounts the bookings of vacancies that are neither cancelled nor ended early, and notes since when all positions are taken. A booking
 * that continues another one there, or stands in for it, shares its position while that one is live. The vacancies are locked.
 */
export async function settleVacancies(db: Db, ids: number[], now: Date): Promise<void> {
  await sql`
    update vacancy set number_of_bookings = counted.number,
      filled_datetime = case
        when number_of_positions > 0 and counted.number >= number_of_positions then coalesce(filled_datetime, ${now})
      end
    from (
      select one.id, (
        select count(*) from booking
        where vacancy_id = one.id and not cancelled and not terminated and not exists (
          select from booking first
          where first.id in (booking.continues_id, booking.stands_in_for_id)
            and first.vacancy_id = one.id and not first.cancelled and not first.terminated
        )
      ) as number
      from unnest(${ids}::int[]) one (id)
    ) counted
    where vacancy.id = counted.id`.execute(db)
}
