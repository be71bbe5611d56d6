import { type AbsenceWhileBooked, spanFrom } from '@kasack/contract/availability.ts'
import type { DayRange } from '@kasack/contract/range.ts'
import type { BookingAbsence, BookingItem } from '@kasack/contract/shared-shape.ts'
import { sql } from 'kysely'
import { type ReasonColumn, reasonIn } from '../absence/queries.ts'
import type { Sql } from '../platform/list/list-query.ts'
import type { CommonReading, Reading, StatementReading } from '../platform/read/reading.ts'
import { columnFor } from '../platform/record/record.ts'

type AvailabilityQuery = { for_date?: string | undefined }

/** A day of the first week. */
export const firstDay = ({ context, today }: Pick<Reading<AvailabilityQuery>, 'context' | 'today'>): string => context.for_date ?? today

/** A booking row, kept flat because building a nested object takes half of the time. */
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
const otherPartyOf = { employee: whatSheIsBookedFor, vacancy: whoIsBooked, facility: whoIsBooked }

/** The bookings of a record that are not cancelled, by first day. One text, since there may be many. `bookingsIn` reads it. */
export const bookingsOf = (owner: keyof typeof otherPartyOf, reading: CommonReading): Sql => {
  const { columns, joins } = otherPartyOf[owner]
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

/** The employee's absences that touch the twelve weeks. */
export const absencesOf = (reading: StatementReading<AvailabilityQuery>): Sql => {
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

/** The employee's absences that share a day with a booking, unless it was cancelled. `absencesIn` reads it. */
export const absencesOfBooking = (reading: CommonReading): Sql =>
  columnFor(
    reading,
    'absences',
    sql`array(
      select json_build_object(
        'id', absence.id, 'reason', absence.reason, 'lower', absence.date_lower, 'upper', absence.date_upper,
        'stand_ins', ${standInsWithin(sql`absence.date_lower`, sql`absence.date_upper`)}
      )
      from absence
      where not booking.cancelled and absence.employee_id = booking.employee_id and ${overlapsBooking}
      order by absence.date_lower, absence.id
    )`,
  )

/** The days of the twelve weeks on which an employee is both booked and absent. `absencesWhileBookedIn` reads it. */
export const absencesWhileBookedOf = (owner: 'employee' | 'vacancy', reading: StatementReading<AvailabilityQuery>): Sql => {
  const { lower, upper } = spanFrom(firstDay(reading))
  return columnFor(
    reading,
    'absences_while_booked',
    sql`array(
      select json_build_object(
        'employee_id', person.id, 'employee_name', person.name, 'reason', absence.reason, 'lower', shared.lower, 'upper', shared.upper,
        'stand_ins', ${standInsWithin(sql`shared.lower`, sql`shared.upper`)}
      )
      from booking join absence on absence.employee_id = booking.employee_id and ${overlapsBooking}
        join employee person on person.id = booking.employee_id
        cross join lateral (
          select greatest(absence.date_lower, booking.date_lower) as lower, least(absence.date_upper, booking.date_upper) as upper
        ) shared
      where ${sql.ref(`booking.${owner}_id`)} = ${sql.ref(`${owner}.id`)} and not booking.cancelled
        and booking.date_lower <= ${upper}::date and (booking.date_upper is null or booking.date_upper >= ${lower}::date)
        and absence.date_lower <= ${upper}::date and absence.date_upper >= ${lower}::date
      order by shared.lower, absence.id, booking.id
    )`,
  )
}

const overlapsBooking = sql`absence.date_upper >= booking.date_lower and (booking.date_upper is null or absence.date_lower <= booking.date_upper)`

/** Who stands in for a booking on some of these days, with all days of the stand-in. */
const standInsWithin = (lower: Sql, upper: Sql): Sql => sql`array(
          select json_build_object('id', stand_in.id, 'name', other.name, 'lower', stand_in.date_lower, 'upper', stand_in.date_upper)
          from booking stand_in join employee other on other.id = stand_in.employee_id
          where stand_in.stands_in_for_id = booking.id and not stand_in.cancelled
            and stand_in.date_lower <= ${upper} and (stand_in.date_upper is null or stand_in.date_upper >= ${lower})
          order by stand_in.date_lower, stand_in.id
        )`

/** What a facility offers in the twelve weeks: its vacancies that are not closed. */
export const offersOf = (reading: StatementReading<AvailabilityQuery>): Sql => {
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

/** The column `bookingsOf` adds. */
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

/** Without the column, the other record is an employee. */
const pathOf = (vacancy: number | null | undefined) =>
  vacancy === undefined ? '/employees' : vacancy === null ? '/facilities' : '/vacancies'

type StandIn = { id: number; name: string; lower: string; upper: string | null }
type AbsenceRow = ReasonColumn & { lower: string; upper: string; stand_ins: StandIn[] }

/** The column `absencesOfBooking` adds. */
export type AbsencesColumn = { absences: (AbsenceRow & { id: number })[] }

/** The absences of a booking, as it shows them. */
export const absencesIn = ({ absences }: AbsencesColumn, reading: Pick<Reading, 'language'>): BookingAbsence[] =>
  absences.map(({ id, lower, upper, stand_ins, ...absence }) => ({
    id,
    reason_display: reasonIn(absence, reading),
    date_range: { lower, upper, bounds: '[]' },
    stand_ins: stand_ins.map((one) => ({ id: one.id, name: one.name, date_range: { lower: one.lower, upper: one.upper, bounds: '[]' } })),
  }))

type AbsencesWhileBookedColumn = { absences_while_booked: (AbsenceRow & { employee_id: number; employee_name: string })[] }

/** The absences of booked employees, as records with weeks show them. */
export const absencesWhileBookedIn = (
  { absences_while_booked }: AbsencesWhileBookedColumn,
  reading: Pick<Reading, 'language'>,
): AbsenceWhileBooked[] =>
  absences_while_booked.map(({ employee_id: id, employee_name: name, lower, upper, stand_ins, ...absence }) => ({
    employee: { id, name },
    reason_display: reasonIn(absence, reading),
    lower,
    upper,
    stand_ins,
  }))

/** The day ranges of the bookings. */
export const takenIn = ({ bookings }: BookedColumns): DayRange[] =>
  bookings.map(({ date_lower, date_upper }) => ({ lower: date_lower, upper: date_upper }))

/**
 * Filters employees who are free from one day to another. A missing bound leaves the period open. The day from which an employee is
 * available is compared with the first day only (wire.md 11).
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
