import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { afterBookings } from './after.ts'

const { a, as, clock, db } = await testApp()
const root = await as({ is_superuser: true })

test('whoever is booked signs, and is new again once the booking is gone; the vacancy counts her and no more', async () => {
  const [vacancy, employee] = [await a.vacancy(), await a.employee()]
  const candidate = await a.candidate({ vacancy, employee })
  const standing = async () => [
    (await root.get(`/candidates/${candidate}.json/`)).body.status,
    (await root.get(`/vacancies/${vacancy}.json/`)).body.number_of_bookings,
  ]
  const booking = await a.booking({ vacancy, employee })
  expect(await standing()).toEqual(['signed', 1])
  await db.deleteFrom('booking').where('id', '=', booking).execute()
  const before = { vacancy: { id: vacancy }, employee: { id: employee }, cancelled: false, terminated: false }
  await afterBookings(db, [{ before, after: null }], { now: clock.now() })
  expect(await standing()).toEqual(['new', 0])
})
