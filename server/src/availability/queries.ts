import { spanFrom } from '@kasack/contract/availability.ts'
import type { DayRange } from '@kasack/contract/range.ts'
import type { BookingItem } from '@kasack/contract/shared-shape.ts'
import { sql } from 'kysely'
import type { Sql } from '../platform/list/list-query.ts'
import type { CommonReading, Reading, StatementReading } from '../platform/read/reading.ts'
import { columnFor } from '../platform/record/record.ts'

type Asked = { for_date?: string | undefined }

/** The day whose week is the first. */
export const firstDay = ({ context, today }: Pick<Reading<Asked>, 'context' | 'today'>): string => context.for_date ?? today

/** A booking as the SQL of its records reads it, flat: half of the time of a nested object goes into building it. */
type BookingRow = Pick<BookingItem, 'id' | 'booking_type' | 'terminated'> & {
  date_lower: string
  date_upper: string | null
  vacancy_id?: number | null
  other_id: number
  other_name: string
}

const whoIsBooked = {
  columns: sql`employee.id as other_id, employee.name as other_name`,
  joins: sql`join employee on employee.id = booking.employee_id`,
}
const whatSheIsBookedFor = {
  columns: sql`vacancy.id as vacancy_id, coalesce(vacancy.id, facility.id) as other_id, coalesce(vacancy.shown_name, facility.name) as other_name`,
  joins: sql`join facility on facility.id = booking.facility_id left join vacancy on vacancy.id = booking.vacancy_id`,
}
const fromTheSideOf = { employee: whatSheIsBookedFor, vacancy: whoIsBooked, facility: whoIsBooked }

/** The bookings of a record that are not cancelled, by their first day: one text, for they may be many. `bookingsIn` reads it. */
export const bookingsOf = (owner: keyof typeof fromTheSideOf, reading: CommonReading): Sql => {
  const { columns, joins } = fromTheSideOf[owner]
  return columnFor(
    reading,
    'bookings',
    sql`(
      select coalesce(json_agg(one order by one.date_lower, one.id), '[]')
      from (
        select booking.id, booking.booking_type, booking.date_lower, booking.date_upper, booking.terminated, ${columns}
        from booking ${joins}
        where ${sql.ref(`booking.${owner}_id`)} = ${sql.ref(`${owner}.id`)} and not booking.cancelled
      ) one
    )`,
  )
}

/** Absences of an employee that touch the twelve weeks. */
export const absencesOf = (reading: StatementReading<Asked>): Sql => {
  const { lower, upper } = spanFrom(firstDay(reading))
  return columnFor(
    reading,
    'availability',
    sql`array(
      select json_build_object('lower', absence.date_lower, 'upper', absence.date_upper)
      from absence where absence.employee_id = employee.id and absence.date_lower <= ${upper}::date and absence.date_upper >= ${lower}::date
    )`,
  )
}

/** What a facility offers in the twelve weeks: its vacancies that are not closed. */
export const offersOf = (reading: StatementReading<Asked>): Sql => {
  const { lower, upper } = spanFrom(firstDay(reading))
  return columnFor(
    reading,
    'availability',
    sql`array(
      select json_build_object('lower', vacancy.date_lower, 'upper', vacancy.date_upper, 'positions', vacancy.number_of_positions)
      from vacancy
      where vacancy.facility_id = facility.id and vacancy.status <> 'closed'
        and vacancy.date_lower <= ${upper}::date and (vacancy.date_upper is null or vacancy.date_upper >= ${lower}::date)
    )`,
  )
}

/** What `bookingsOf` adds to a row. */
export type BookedColumns = { bookings: BookingRow[] }

/** The bookings of a row, as its record shows them. */
export const bookingsIn = ({ bookings }: BookedColumns): BookingItem[] =>
  bookings.map(({ id, booking_type, date_lower, date_upper, terminated, vacancy_id, other_id, other_name }) => ({
    id,
    booking_type,
    date_range: { lower: date_lower, upper: date_upper, bounds: '[]' },
    record: { id: other_id, path: pathOf(vacancy_id), name: other_name },
    cancelled: false,
    terminated,
  }))

/** Without the column it is an employee who is booked. */
const pathOf = (vacancy: number | null | undefined) =>
  vacancy === undefined ? '/employees' : vacancy === null ? '/facilities' : '/vacancies'

/** Their ranges. */
export const takenIn = ({ bookings }: BookedColumns): DayRange[] =>
  bookings.map(({ date_lower, date_upper }) => ({ lower: date_lower, upper: date_upper }))

/**
 * Filters of employees: free from a day to another. A bound that is missing leaves the period open; from which day on somebody is
 * available is compared with its first day alone (wire.md 11).
 */
export const freeEmployees = {
  from_date: (from: string, { filters: { to_date } }: Period): Sql =>
    sql`${isFree(from, to_date)} and (employee.available_from_date is null or employee.available_from_date <= ${from}::date)`,
  to_date: (to: string, { filters: { from_date } }: Period): Sql => (from_date === undefined ? isFree(null, to) : sql`true`),
}

type Period = { filters: { from_date?: string; to_date?: string } }

const isFree = (from: string | null, to: string | null = null): Sql => {
  const period = sql`daterange(${from}::date, ${to}::date, '[]')`
  return sql`
    not exists (select from booking where booking.employee_id = employee.id and not booking.cancelled and booking.period && ${period})
    and not exists (select from absence where absence.employee_id = employee.id and absence.period && ${period})`
}
