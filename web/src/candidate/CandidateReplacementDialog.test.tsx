import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBooking, inDays } from '../booking/booking.test-support.ts'
import { anEmployee } from '../employee/employee.test-support.ts'
import { aMatch } from '../match/match.test-support.ts'
import { openVacancies } from '../vacancy/vacancies.test-support.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'

const list = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })
const mia = anEmployee({ id: 6, name: 'Mia Lorenz', exams_match_with_vacancy: true, distance_to_near_facility_id_km: 4.2 })
const sick = { id: 21, reason_display: 'sick', date_range: { lower: inDays(5), upper: inDays(9), bounds: '[]' as const }, stand_ins: [] }
const dialog = () => page.getByRole('dialog', { name: /^Find a replacement/ })

async function open(booking: ReturnType<typeof aBooking>) {
  return openVacancies({
    at: '/vacancies/12?modals=replacement&replacement-from=booking:31',
    vacancies: [aVacancy({ id: 12 })],
    holds: ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking'],
    served: {
      'GET /bookings/31.json/': { status: 200, data: booking },
      'GET /employees.json/': list([mia]),
      'GET /vacancies/12/matches.json/': list([aMatch({ employee: mia })]),
      'GET /candidates.json/': list([]),
      'GET /bookings.json/': list([]),
    },
  })
}

test('who is free on the days of the absence is chosen, candidate or not, and the form of the booking goes on from there', async () => {
  await page.viewport(1280, 900)
  const { asked, router } = await open(aBooking({ vacancy: { id: 12, name: 'Night shifts' }, vacancy_type: null, absences: [sick] }))
  await expect.element(dialog().getByRole('button', { name: 'Book: Mia Lorenz' })).toBeVisible()
  expect(asked('/vacancies/12/matches.json/')).toContainEqual(
    expect.objectContaining({ excluded: '1', from_date: inDays(5), to_date: inDays(9) }),
  )
  await dialog().getByText('nearest first', { exact: true }).click()
  await expect.poll(() => asked('/employees.json/')).toHaveLength(1)
  expect(asked('/employees.json/')[0]).toMatchObject({
    near_facility_id: '7',
    candidates_for_vacancy__id: '12',
    with_candidates: 'true',
    exams_match_with_vacancy: 'true',
    from_date: inDays(5),
    to_date: inDays(9),
  })
  await dialog().getByRole('button', { name: 'Book: Mia Lorenz' }).click()
  await expect.poll(() => router.state.location.search).toContain('booking-from=replacement%3A31&booking-with=employee%3A6')
  expect(router.state.location.search).not.toContain('replacement-from')
})

test('without a vacancy nobody is matched with what one asks for', async () => {
  await page.viewport(1280, 900)
  const { asked } = await open(aBooking({ absences: [sick] }))
  await expect.element(dialog().getByRole('button', { name: 'Book: Mia Lorenz' })).toBeVisible()
  expect(asked('/employees.json/')[0]).not.toHaveProperty('candidates_for_vacancy__id')
  expect(asked('/employees.json/')[0]).not.toHaveProperty('exams_match_with_vacancy')
  expect(dialog().getByRole('columnheader', { name: 'Exam matches' }).elements()).toEqual([])
})
