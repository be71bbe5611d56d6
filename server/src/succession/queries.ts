import type { BookingInput } from '@kasack/contract/booking.ts'
import type { DayRange } from '@kasack/contract/range.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** A booking that another one continues or stands in for; `standIns` are the days of other bookings that stand in already. */
export type Predecessor = {
  id: number
  employee_id: number
  facility_id: number
  vacancy_id: number | null
  vacancy_type_id: number | null
  lower: string
  upper: string | null
  cancelled: boolean
  terminated: boolean
  isContinued: boolean
  standIns: DayRange[]
  /** The employee's absences within the days of the booking that is written. */
  absences: DayRange[]
}

/** The bookings linked with a booking; null: none. `successor` continues the booking itself. */
export type Links = {
  continued: Predecessor | null
  stoodIn: Predecessor | null
  successor: { lower: string; upper: string | null } | null
}

type SuccessionInput = Pick<BookingInput, 'continues' | 'stands_in_for' | 'date_range'>

const none: Links = { continued: null, stoodIn: null, successor: null }

/** The bookings linked with a booking as it would be; `id` is that of the changed booking, 0 for a new one. */
export async function findLinks(db: Db, { continues, stands_in_for, date_range }: SuccessionInput, id: number): Promise<Links> {
  const ids = [continues?.id, stands_in_for?.id].filter((one) => one !== undefined)
  if (ids.length === 0 && id === 0) return none
  const { lower, upper } = date_range
  const isPeriod = lower !== '' && (upper === null || lower <= upper)
  const period = isPeriod ? sql`daterange(${lower}::date, ${upper}::date, '[]')` : sql`'empty'::daterange`
  const { rows } = await sql<Predecessor & { continues_id: number | null }>`
    select id, employee_id, facility_id, vacancy_id, vacancy_type_id, date_lower as lower, date_upper as upper, cancelled, terminated, continues_id,
      exists (
        select from booking other where other.continues_id = booking.id and not other.cancelled and other.id <> ${id}
      ) as "isContinued",
      array(
        select json_build_object('lower', other.date_lower, 'upper', other.date_upper) from booking other
        where other.stands_in_for_id = booking.id and not other.cancelled and other.id <> ${id}
      ) as "standIns",
      array(
        select json_build_object('lower', absence.date_lower, 'upper', absence.date_upper) from absence
        where absence.employee_id = booking.employee_id and absence.period && ${period} order by absence.date_lower
      ) as absences
    from booking
    where id = any(${ids}::int[]) or continues_id = ${id} and not cancelled`.execute(db)
  const find = (named: { id: number } | null) => rows.find((row) => row.id === named?.id) ?? null
  return { continued: find(continues), stoodIn: find(stands_in_for), successor: rows.find((row) => row.continues_id === id) ?? null }
}
