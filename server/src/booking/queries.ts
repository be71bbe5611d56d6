import { type Booking, booking, type bookingList, type BookingInput } from '@kasack/contract/booking.ts'
import { sql } from 'kysely'
import type { Writer } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import type { References } from '../platform/write/deletion.ts'
import type { Rows } from '../platform/list/list-query.ts'
import { recordOf, storedColumns } from '../platform/record/record.ts'
import { insertRecord } from '../platform/write/store.ts'

export const bookingRows: Rows<typeof bookingList> = {
  columns: () => sql`
    ${storedColumns(booking)}, facility.name as facility_name, vacancy.shown_name as vacancy_name,
    vacancy_type.name as vacancy_type_name, facility_department.name as department_name, employee.name as employee_name,
    qualification.name as qualification_name, replacement_for.name as replacement_for_name,
    booking.created_by_user_id, created_by_user.name as created_by_user_name, booking.created_datetime`,
  joins: () => sql`
    join facility on facility.id = booking.facility_id
    join employee on employee.id = booking.employee_id
    join "user" created_by_user on created_by_user.id = booking.created_by_user_id
    left join vacancy on vacancy.id = booking.vacancy_id
    left join vacancy_type on vacancy_type.id = booking.vacancy_type_id
    left join facility_department on facility_department.id = booking.department_id
    left join qualification on qualification.id = booking.qualification_id
    left join employee replacement_for on replacement_for.id = booking.replacement_for_id`,
}

/** What an employee is booked for: the vacancy, or else the facility. */
const bookedFor = ({ vacancy_id, vacancy_name, facility_id, facility_name }: PlaceColumns): Booking['record'] =>
  vacancy_id === null
    ? { id: facility_id, path: '/facilities', name: facility_name }
    : { id: vacancy_id, path: '/vacancies', name: vacancy_name }

type PlaceColumns = { vacancy_id: number | null; vacancy_name: string; facility_id: number; facility_name: string }

export const toBooking = recordOf(booking, { record: bookedFor })

export const insertBooking = (db: Db, input: BookingInput, { caller, now }: Writer): Promise<number> =>
  insertRecord(db, booking, input, { created_by_user_id: caller.id, created_datetime: now })

/** Nothing refers to a booking. */
export const bookingReferences: References = {}
