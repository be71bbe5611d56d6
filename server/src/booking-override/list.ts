import type { BookingOverrideRecord } from '@kasack/contract/booking-override.ts'
import { bookingOverrideList } from '@kasack/contract/booking-override.ts'
import { bookingName } from '@kasack/contract/booking.ts'
import { sql } from 'kysely'
import { listQuery, type Sql } from '../platform/list/list-query.ts'
import { oneOf, refersToNamed, refersToPerson, value } from '../platform/list/sql.ts'
import type { Reading } from '../platform/read/reading.ts'
import { presentNotes } from './noted.ts'
import type { OverrideNote } from './queries.ts'

type Hiding = { hidden: ReadonlySet<string> }

/** Whether code and reason of an override are hidden from the reader. */
const isHidden = (table: 'booking_override' | 'later', { hidden }: Hiding): Sql =>
  sql`${sql.ref(`${table}.needs`)} && array[${sql.join([...hidden].map((right) => sql.lit(right)))}]::text[]`

/** Of a booking's hidden overrides only the last is shown, as on the booking itself. Their number is not stored. */
const isShown = (reading: Hiding): Sql =>
  reading.hidden.size === 0
    ? sql`true`
    : sql`not (${isHidden('booking_override', reading)} and exists (
        select from booking_override later
        where later.booking_id = booking_override.booking_id and later.place > booking_override.place and ${isHidden('later', reading)}
      ))`

/** Filters by the code the reader sees. Hidden overrides have no code but `not_cleared`. */
function hasCode(codes: readonly string[], reading: Hiding): Sql {
  const isOne = sql`booking_override.code = any(${codes}::text[])`
  if (reading.hidden.size === 0) return isOne
  const hidden = isHidden('booking_override', reading)
  return codes.includes('not_cleared') ? sql`(${hidden} or ${isOne})` : sql`(not ${hidden} and ${isOne})`
}

const ofBooking = (condition: Sql): Sql => sql`booking_override.booking_id in (select id from booking where ${condition})`
const employeeNamed = refersToPerson('booking.employee_id', 'employee')
const facilityNamed = refersToNamed('booking.facility_id', 'facility')

export const listBookingOverrides = listQuery(bookingOverrideList, {
  rows: {
    columns: () => sql`
      booking_override.id, booking_override.booking_id, booking.date_lower, booking.employee_id, employee.name as employee_name,
      booking.facility_id, facility.name as facility_name, booking_override.code, booking_override.reason, booking_override.needs,
      booking_override.user_id, author.name as user_name, booking_override.datetime`,
    joins: () => sql`
      join booking on booking.id = booking_override.booking_id
      join employee on employee.id = booking.employee_id
      join facility on facility.id = booking.facility_id
      join "user" author on author.id = booking_override.user_id`,
  },
  only: isShown,
  search: (word) => ofBooking(sql`(${employeeNamed(word)} or ${facilityNamed(word)})`),
  filters: {
    employee__id: (ids) => ofBooking(sql`booking.employee_id = any(${ids}::int[])`),
    facility__id: (ids) => ofBooking(sql`booking.facility_id = any(${ids}::int[])`),
    user__id: oneOf('booking_override.user_id'),
    code: hasCode,
  },
  sorts: { id: value('booking_override.id'), datetime: value('booking_override.datetime') },
})

type OverrideRow = Pick<OverrideNote, 'code' | 'needs'> & {
  id: number
  booking_id: number
  date_lower: string
  employee_id: number
  employee_name: string
  facility_id: number
  facility_name: string
  reason: string
  user_id: number
  user_name: string
  datetime: string
}

export function toBookingOverride(row: OverrideRow, reading: Pick<Reading, 'caller' | 'language'>): BookingOverrideRecord {
  const employee = { id: row.employee_id, name: row.employee_name }
  const { code, reason, needs, datetime } = row
  const [shown] = presentNotes([{ code, reason, needs, datetime }], reading)
  return {
    id: row.id,
    booking: { id: row.booking_id, name: bookingName({ employee, lower: row.date_lower }) },
    employee,
    facility: { id: row.facility_id, name: row.facility_name },
    code: shown!.code,
    text: shown!.text,
    reason: shown!.reason,
    user: { id: row.user_id, name: row.user_name },
    datetime,
  }
}
