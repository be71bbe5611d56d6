import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { countOf } from '../server/sql.ts'
import { run } from '../server/statement.ts'

const route = '/api/v0/booking-overrides.json/'

export const call: CallByHand = {
  route,
  measured: {
    'exceptions, first page': [route],
    'exceptions of an employee': [`${route}?employee__id=25`, `${route}?employee__id=15`],
  },
  async answer({ db, query, url }) {
    const { page, size, limit } = pageOf(query)
    const { employee__id: employee } = query
    const values = employee ? [employee] : []
    const condition = employee ? 'where booking_id in (select id from booking where employee_id = $1)' : ''
    const [rows, [counted]] = await Promise.all([
      run<Row>(
        db,
        `select one.id, booking_id, employee.name || ', ' || to_char(date_lower, 'DD.MM.YYYY'), employee_id, employee.name, facility_id,
          facility.name, code, one.reason, author.id, author.name, datetime
        from (select * from booking_override ${condition} order by datetime desc, id desc ${limit}) one
        join booking on booking.id = booking_id join employee on employee.id = employee_id join facility on facility.id = facility_id
        join "user" author on author.id = one.user_id order by datetime desc, one.id desc`,
        values,
      ),
      run<[number]>(db, countOf('booking_override', condition), values),
    ])
    return pageText(url, { page, size, count: counted![0] }, rows.map(told))
  },
}

type Row = [
  id: number,
  booking: number,
  name: string,
  employee: number,
  employee_name: string,
  facility: number,
  facility_name: string,
  code: string,
  reason: string,
  user: number,
  user_name: string,
  datetime: string,
]

const names: Record<string, string> = { inactive: 'Employee inactive', overlaps_booking: 'Already booked', overlaps_absence: 'Absent' }

function told([id, booking, name, employee, employee_name, facility, facility_name, code, reason, user, user_name, datetime]: Row) {
  return {
    id,
    booking: { id: booking, name },
    employee: { id: employee, name: employee_name },
    facility: { id: facility, name: facility_name },
    code,
    text: names[code],
    reason,
    user: { id: user, name: user_name },
    datetime,
  }
}
