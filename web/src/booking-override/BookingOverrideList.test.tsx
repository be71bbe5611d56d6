import type { BookingOverrideRecord } from '@kasack/contract/booking-override.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const anException = (given: Partial<BookingOverrideRecord> = {}): BookingOverrideRecord => ({
  id: 1,
  booking: { id: 31, name: 'Jana Reuter, 01.12.2026' },
  employee: { id: 5, name: 'Jana Reuter' },
  facility: { id: 7, name: 'Klinikum Spreetal' },
  code: 'inactive',
  text: 'Employee inactive',
  reason: 'Mit der Stationsleitung abgesprochen',
  user: { id: 2, name: 'Lea Vogt' },
  datetime: '2026-11-16T08:00:00.000000Z',
  ...given,
})

const hidden = anException({ id: 2, code: 'not_cleared', text: 'The clearance must be checked.', reason: '' })
const found = { count: 2, next: null, previous: null, results: [anException(), hidden] }

test('the list of all exceptions tells whom, where, why and by whom; the list of bookings leads there', async () => {
  serve({
    'GET /bookings.json/': { status: 200, data: { ...found, count: 0, results: [] } },
    'GET /booking-overrides.json/': { status: 200, data: found },
  })
  const user = aUser({ permissions: ['vacancies.view_booking', 'employees.view_employee'] })
  const { router } = await renderRoutes({ at: '/bookings', session: { state: 'in', user } })
  await page.getByRole('link', { name: 'Exceptions' }).click()
  await expect.element(page.getByText('Mit der Stationsleitung abgesprochen')).toBeVisible()
  expect(router.state.location.pathname).toBe('/booking-overrides')
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td, th')].map((cell) => cell.textContent))
  const [first, second] = rows.filter((cells) => cells.length > 1)
  expect(first?.slice(1)).toEqual([
    'Jana ReuterJana Reuter, 01.12.2026',
    'Klinikum Spreetal',
    'Employee inactive',
    'Mit der Stationsleitung abgesprochen',
  ])
  expect(second?.slice(3)).toEqual(['The clearance must be checked.', '–not given'])
})
