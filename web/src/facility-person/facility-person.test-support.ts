import type { FacilityPerson } from '@kasack/contract/facility-person.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { anEmployee } from '../employee/employee.test-support.ts'
import { aFacility } from '../facility/facility.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const page = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

/** Jana Reuter, blocked at Klinikum Spreetal; tests override what matters to them. */
export const aPair = (pair: Partial<FacilityPerson> = {}): FacilityPerson => ({
  id: 31,
  facility: { id: 12, name: 'Klinikum Spreetal' },
  employee: { id: 5, name: 'Jana Reuter' },
  state: 'blocked',
  reason: 'Streit im Team',
  version: 'AAAA',
  ...pair,
})

const writers: Permission[] = ['employees.view_employee', 'vacancies.add_booking']

type Case = { at: string; holds?: Permission[]; pairs?: FacilityPerson[]; saved?: { status: number; data?: unknown } }

/** Opens the back office for a user with these permissions; the first pair can be changed and deleted. */
export async function openPairs({ at, holds = writers, pairs = [], saved = { status: 201, data: aPair() } }: Case) {
  const [first] = pairs
  const calls = serve({
    'GET /facility-persons.json/': page(pairs),
    [`GET /facility-persons/${first?.id}.json/`]: { status: 200, data: first },
    [`GET /facility-persons/${first?.id}/deletion.json/`]: { status: 200, data: { refused: [], consequences: [] } },
    'GET /employees/5.json/': { status: 200, data: anEmployee() },
    'GET /facilities/12.json/': { status: 200, data: aFacility({ id: 12, name: 'Klinikum Spreetal' }) },
    'GET /emails.json/': page([]),
    'GET /absences.json/': page([]),
    'GET /contact-persons.json/': page([]),
    'GET /engagements.json/': page([]),
    'GET /facilities.json/': page([]),
    'GET /vacancies.json/': page([]),
    'GET /autocompletes/employees.json/': { status: 200, data: [{ id: 5, name: 'Jana Reuter' }] },
    'GET /autocompletes/facilities.json/': { status: 200, data: [{ id: 12, name: 'Klinikum Spreetal' }] },
    'POST /facility-persons.json/': saved,
    [`PATCH /facility-persons/${first?.id}.json/`]: { status: 200, data: first },
    [`DELETE /facility-persons/${first?.id}/`]: { status: 204 },
  })
  await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions: holds }) } })
  return {
    /** The queries sent to the list. */
    asked: () =>
      calls.flatMap(({ url }) => (url.pathname === '/api/v0/facility-persons.json/' ? [Object.fromEntries(url.searchParams)] : [])),
    written: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url, body }) => [`${method} ${url.pathname.slice('/api/v0'.length)}`, body] as const),
  }
}
