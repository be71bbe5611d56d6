import { type Booking, booking, type bookingList, bookingName, type BookingInput } from '@kasack/contract/booking.ts'
import type { Ref } from '@kasack/contract/field.ts'
import { ended } from '@kasack/contract/range.ts'
import { sql } from 'kysely'
import { absencesIn, absencesOfBooking } from '../availability/queries.ts'
import { findLevels } from '../judge/levels.ts'
import { type Exceptions, notedColumns, notedOf } from '../booking-override/queries.ts'
import { confirmedIn, overridesIn } from '../booking-override/read.ts'
import type { Writer } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import type { ComputedFields, Rows, Sql } from '../platform/list/list-query.ts'
import type { Row } from '../platform/record/record.ts'
import { recordOf, storedColumns } from '../platform/record/record.ts'
import { insertRecord } from '../platform/write/store.ts'

/** Joins a linked booking and the employee it is named after. */
const linkJoin = (as: string, condition: Sql): Sql => sql`
    left join booking ${sql.ref(as)} on ${condition} left join employee ${sql.ref(`${as}_employee`)}
      on ${sql.ref(`${as}_employee.id`)} = ${sql.ref(`${as}.employee_id`)}`

const linkColumns = (as: string): Sql => sql`
    ${sql.ref(`${as}.id`)} as ${sql.ref(`${as}_id`)}, ${sql.ref(`${as}_employee.name`)} as ${sql.ref(`${as}_name`)},
    ${sql.ref(`${as}.date_lower`)} as ${sql.ref(`${as}_lower`)}`

export const bookingRows: Rows<typeof bookingList> = {
  columns: (reading) => sql`
    ${storedColumns(booking)}, facility.name as facility_name, vacancy.shown_name as vacancy_name,
    vacancy_type.name as vacancy_type_name, facility_department.name as department_name, employee.name as employee_name,
    qualification.name as qualification_name, replacement_for.name as replacement_for_name,
    ${linkColumns('continued')}, ${linkColumns('absent')}, ${linkColumns('successor')},
    ${absencesOfBooking(reading)}, booking.former_upper, ${notedOf('overrides')}, ${notedOf('confirmed')}, booking.lapsed_overrides,
    booking.created_by_user_id, created_by_user.name as created_by_user_name, booking.created_datetime`,
  joins: () => sql`
    join facility on facility.id = booking.facility_id
    join employee on employee.id = booking.employee_id
    join "user" created_by_user on created_by_user.id = booking.created_by_user_id
    left join vacancy on vacancy.id = booking.vacancy_id
    left join vacancy_type on vacancy_type.id = booking.vacancy_type_id
    left join facility_department on facility_department.id = booking.department_id
    left join qualification on qualification.id = booking.qualification_id
    left join employee replacement_for on replacement_for.id = booking.replacement_for_id
    ${linkJoin('continued', sql`continued.id = booking.continues_id`)}
    ${linkJoin('absent', sql`absent.id = booking.stands_in_for_id`)}
    ${linkJoin('successor', sql`successor.continues_id = booking.id and not successor.cancelled`)}`,
}

type PlannedRow = Record<'id' | 'employee_id' | 'facility_id', number> &
  Record<'vacancy_id' | 'vacancy_type_id' | 'department_id', number | null> & { date_lower: string; date_upper: string | null } & {
    overrides: { code: string }[]
    lapsed_overrides: number
  }

const isLive = ({ date_upper, cancelled, terminated }: Row & { date_upper?: string | null }, today: string): boolean =>
  !cancelled && !terminated && !ended({ lower: null, upper: date_upper ?? null }, today)

/**
 * How strongly findings speak against each booking today, and whether overrides excuse them; only for bookings that are not cancelled,
 * ended early or over.
 */
export const bookingLevels: ComputedFields<typeof bookingList> = {
  field: 'findings_level',
  columns: sql`
    booking.employee_id, booking.facility_id, booking.vacancy_id, booking.vacancy_type_id, booking.department_id, booking.date_lower,
    booking.date_upper, booking.cancelled, booking.terminated, booking.overrides, booking.lapsed_overrides`,
  joins: sql``,
  of: (db, rows, { today }) =>
    findLevels(
      db,
      rows.filter((row) => isLive(row, today)).map((row) => planOf(row as PlannedRow)), // as read above
    ),
}

const planOf = ({ id, employee_id: employee, facility_id: facility, date_lower: lower, date_upper: upper, ...row }: PlannedRow) => ({
  id,
  employee,
  facility,
  vacancy: row.vacancy_id,
  vacancy_type: row.vacancy_type_id,
  department: row.department_id,
  standing: row.overrides.slice(row.lapsed_overrides).map(({ code }) => code),
  plan: { range: { lower, upper }, booking: id },
})

/** What an employee is booked for: the vacancy, or else the facility. */
const bookedFor = ({ vacancy_id, vacancy_name, facility_id, facility_name }: PlaceColumns): Booking['record'] =>
  vacancy_id === null
    ? { id: facility_id, path: '/facilities', name: facility_name }
    : { id: vacancy_id, path: '/vacancies', name: vacancy_name }

type PlaceColumns = { vacancy_id: number | null; vacancy_name: string; facility_id: number; facility_name: string }

/** A linked booking as other records refer to it. */
const linkOf =
  (as: 'continued' | 'absent' | 'successor') =>
  (row: Row): Ref | null => {
    const { [`${as}_id`]: id, [`${as}_name`]: name, [`${as}_lower`]: lower } = row
    if (id === null) return null
    return { id: id as number, name: bookingName({ employee: { name: name as string }, lower: lower as string }) } // as read above
  }

export const toBooking = recordOf(booking, {
  record: bookedFor,
  continues: linkOf('continued'),
  stands_in_for: linkOf('absent'),
  continued_by: linkOf('successor'),
  absences: absencesIn,
  findings_excused: ({ findings_excused: isExcused }) => isExcused === true,
  overrides: overridesIn,
  confirmed: confirmedIn,
})

export const insertBooking = (
  db: Db,
  input: BookingInput,
  { caller, now, noted }: Writer & { noted?: Exceptions | null },
): Promise<number> =>
  insertRecord(db, booking, input, { created_by_user_id: caller.id, created_datetime: now, ...(noted && notedColumns(noted)) })
