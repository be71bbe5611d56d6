import { booking } from '@kasack/contract/booking.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { DemoAgency } from '@kasack/demo/agency.ts'
import { settleVacancies } from '../vacancy/writes.ts'
import type { Clock } from '../platform/program/clock.ts'
import type { Db } from '../platform/database/db.ts'
import { columnsOf } from '../platform/record/record.ts'
import { idsOf, insertDemoRows, referencesTo, settleDemoVacancies } from './queries.ts'

type Placements = Pick<DemoAgency, 'bookings' | 'candidates'>

/** Stores bookings and candidates, and counts the positions taken. */
export async function insertDemoPlacements(
  db: Db,
  { bookings, candidates }: Placements,
  { today, clock }: { today: string; clock: Clock },
): Promise<void> {
  const [vacancies, facility, type, department, employee, user] = [
    await idsOf(db, 'vacancy'),
    await referencesTo(db, 'facility'),
    await referencesTo(db, 'vacancy_type'),
    await referencesTo(db, 'facility_department'),
    await referencesTo(db, 'employee'),
    await referencesTo(db, 'user', 'username'),
  ]
  const booked = bookings.map(({ lower, upper, cancelled, terminated, created_by_user, created_datetime, ...one }) => {
    const references = {
      facility: facility(one.facility),
      vacancy: one.vacancy === null ? null : { id: vacancies[one.vacancy] },
      vacancy_type: one.vacancy_type === null ? null : type(one.vacancy_type),
      department: department(one.department),
      employee: employee(one.employee),
    }
    const { input } = readInput(booking, { ...one, ...references, date_range: { lower, upper } }, { today })
    return { ...columnsOf(booking, input), cancelled, terminated, created_by_user_id: user(created_by_user).id, created_datetime }
  })
  await insertDemoRows(db, 'booking', booked)
  const proposed = candidates.map(({ created_datetime, ...one }) => {
    const references = { vacancy: { id: vacancies[one.vacancy] }, employee: employee(one.employee) }
    return { ...columnsOf(candidate, readInput(candidate, { ...one, ...references }, { today }).input), created_datetime }
  })
  await insertDemoRows(
    db,
    'candidate',
    proposed.map((one) => ({ ...one, employee_asked: false, facility_asked: false })),
  )
  await settleVacancies(db, vacancies, clock.now())
  await settleDemoVacancies(db)
}
