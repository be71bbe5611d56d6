import { booking, type bookingList, type BookingInput } from '@kasack/contract/booking.ts'
import { sql } from 'kysely'
import type { Writer } from '../platform/call.ts'
import type { Db } from '../platform/db.ts'
import type { References } from '../platform/deletion.ts'
import type { Rows } from '../platform/list-query.ts'
import type { Row } from '../platform/record.ts'
import { recordOf, storedColumns } from '../platform/record.ts'
import { insertRecord } from '../platform/store.ts'

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
const bookedFor = (row: Row) =>
  row['vacancy_id'] === null
    ? { id: row['facility_id'] as number, path: '/facilities' as const, name: row['facility_name'] as string }
    : { id: row['vacancy_id'] as number, path: '/vacancies' as const, name: row['vacancy_name'] as string }

export const toBooking = recordOf(booking, { record: bookedFor })

export const insertBooking = (db: Db, input: BookingInput, { caller, now }: Writer): Promise<number> =>
  insertRecord(db, booking, input, { created_by_user_id: caller.id, created_datetime: now })

/** Nothing refers to a booking. */
export const bookingReferences: References = {}
