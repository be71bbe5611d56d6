import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from '../succession/texts.ts'

const { a, as, db } = await testApp()
const anna = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking', 'employees.view_employee'] })
const days = (lower: string, upper: string) => ({ lower: `2026-${lower}`, upper: `2026-${upper}` })

test('a new booking neither continues nor stands in where the very first one in the books does so already', async () => {
  const [facility, vacancy_type, employee] = [await a.facility(), await a.lookup('vacancy_type'), await a.employee()]
  const at = { facility, vacancy_type }
  const veryFirst = await a.booking({ ...at, booking_type: 'renewal', employee, date_range: days('08-01', '08-31') })
  const july = await a.booking({ ...at, employee, date_range: days('07-01', '07-31') })
  await a.absence({ employee, date_range: days('07-06', '07-10') })
  const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
  const errorsOf = async (sent: object) => (await anna.post('/bookings.json/', { ...at, ...terms, ...sent })).body.errors
  expect(veryFirst).toBe(1)

  await sql`update booking set continues_id = ${july} where id = ${veryFirst}`.execute(db)
  const renewal = { employee, booking_type: 'renewal', continues: july, date_range: days('09-01', '09-30') }
  expect(await errorsOf(renewal)).toEqual({ continues: [texts.continued_already.en] })

  const away = days('07-06', '07-10')
  await sql`
    update booking set continues_id = null, stands_in_for_id = ${july}, date_lower = ${away.lower}, date_upper = ${away.upper}
    where id = ${veryFirst}`.execute(db)
  const replacement = { booking_type: 'replacement', replacement_for: employee, stands_in_for: july, date_range: away }
  expect(await errorsOf({ ...replacement, employee: await a.employee() })).toEqual({ stands_in_for: [texts.absent_already.en] })
})
