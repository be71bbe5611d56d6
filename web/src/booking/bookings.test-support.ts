import type { Booking } from '@kasack/contract/booking.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { page } from 'vitest/browser'
import { anEmployee } from '../employee/employee.test-support.ts'
import { isJudged } from '../judge/finding.test-support.ts'
import { isPreview } from '../leasing-clock/clock.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import type { ServedRequest } from '../test/serve.ts'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aBooking } from './booking.test-support.ts'

export const dialog = () => page.getByRole('dialog', { name: /booking/ })
export const field = (label: string) => dialog().getByLabelText(label, { exact: true })

const rows = (results: readonly object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

type Case = {
  /** The form's address, without `modals=`. */
  at: string
  /** The page behind the form. */
  on?: string
  holds?: Permission[]
  /** The booking being changed, or the one a new booking is based on. */
  booking?: Booking
  vacancy?: Vacancy
  /** The findings against the booking. */
  findings?: readonly FindingAnswer[]
  served?: Parameters<typeof serve>[0]
}

const mayAll: Permission[] = ['vacancies.view_booking', 'vacancies.add_booking', 'employees.view_employee']

/** Opens the booking form for a user with these permissions. */
export async function openBooking({ at, holds = mayAll, booking = aBooking(), vacancy = aVacancy(), ...given }: Case) {
  const { on = '/nowhere', findings = [], served = {} } = given
  const calls = serve({
    'GET /bookings/31.json/': { status: 200, data: booking },
    'GET /bookings.json/': rows([]),
    'GET /vacancies.json/': rows([vacancy]),
    'GET /employees/5.json/': { status: 200, data: anEmployee() },
    'POST /bookings/judge.json/': { status: 200, data: { findings } },
    'POST /leasing-clocks/preview.json/': { status: 200, data: null },
    'GET /vacancies/12.json/': { status: 200, data: vacancy },
    'GET /vacancies/12/matches.json/': rows([]),
    'GET /autocompletes/vacancies.json/': { status: 200, data: [{ id: 12, name: 'Fachkraft ZNA, Klinikum Spreetal' }] },
    'GET /autocompletes/employees.json/': { status: 200, data: [{ id: 5, name: 'Jana Reuter' }] },
    'POST /bookings.json/': { status: 201, data: booking },
    'PATCH /bookings/31.json/': { status: 200, data: booking },
    ...served,
  })
  const { router } = await renderRoutes({ at: `${on}?modals=${at}`, session: { state: 'in', user: aUser({ permissions: holds }) } })
  const isRead = ({ method }: ServedRequest) => method === 'GET'
  return {
    router,
    /** The queries sent to a list. */
    asked: (path: string) =>
      calls.filter(isRead).flatMap(({ url }) => (url.pathname === `/api/v0${path}` ? [Object.fromEntries(url.searchParams)] : [])),
    /** The bodies sent to the judge. */
    judged: () => calls.filter(isJudged).map(({ body }) => body),
    /** The bodies sent to the leasing clock preview. */
    previewed: () => calls.filter(isPreview).map(({ body }) => body),
    read: () => calls.filter(isRead).map(({ url }) => url.pathname.slice('/api/v0'.length)),
    written: () =>
      calls
        .filter((call) => !isRead(call) && !isJudged(call) && !isPreview(call))
        .map(({ method, url, body }) => [`${method} ${url.pathname.slice('/api/v0'.length)}`, body]),
  }
}
