import type { Permission } from '@kasack/contract/permission.ts'
import type { PriorPeriod } from '@kasack/contract/prior-period.ts'
import { anEmployee } from '../employee/employee.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

const page = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

/** Half a year of Jana Reuter's through another lender; a test overrides what it cares about. */
export const aPriorPeriod = (period: Partial<PriorPeriod> = {}): PriorPeriod => ({
  id: 31,
  employee: { id: 5, name: 'Jana Reuter' },
  facility: { id: 12, name: 'Klinikum Spreetal' },
  hirer: null,
  kind: 'leased',
  lender: 'Weserbogen GmbH',
  date_range: { lower: '2025-01-01', upper: '2025-06-30', bounds: '[]' },
  note: '',
  version: 'AAAA',
  ...period,
})

const writers: Permission[] = ['employees.view_employee', 'vacancies.add_booking']

type Case = { at: string; holds?: Permission[]; periods?: PriorPeriod[]; saved?: { status: number; data?: unknown } }

/** The back office as a user with these permissions; the first period can be changed and deleted. */
export async function openPriorPeriods({ at, holds = writers, periods = [], saved = { status: 201, data: aPriorPeriod() } }: Case) {
  const [first] = periods
  const calls = serve({
    'GET /prior-periods.json/': page(periods),
    [`GET /prior-periods/${first?.id}.json/`]: { status: 200, data: first },
    [`GET /prior-periods/${first?.id}/deletion.json/`]: { status: 200, data: { refused: [], consequences: [] } },
    'GET /employees/5.json/': { status: 200, data: anEmployee() },
    'GET /emails.json/': page([]),
    'GET /absences.json/': page([]),
    'GET /engagements.json/': page([]),
    'GET /facilities.json/': page([]),
    'GET /autocompletes/employees.json/': { status: 200, data: [{ id: 5, name: 'Jana Reuter' }] },
    'GET /autocompletes/facilities.json/': { status: 200, data: [{ id: 12, name: 'Klinikum Spreetal' }] },
    'GET /autocompletes/hirers.json/': { status: 200, data: [{ id: 4, name: 'Nord gGmbH' }] },
    'POST /prior-periods.json/': saved,
    [`PATCH /prior-periods/${first?.id}.json/`]: { status: 200, data: first },
    [`DELETE /prior-periods/${first?.id}/`]: { status: 204 },
  })
  const { router } = await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions: holds }) } })
  return {
    router,
    /** The queries sent to the list of earlier periods. */
    asked: () => calls.flatMap(({ url }) => (url.pathname === '/api/v0/prior-periods.json/' ? [Object.fromEntries(url.searchParams)] : [])),
    written: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url, body }) => [`${method} ${url.pathname.slice('/api/v0'.length)}`, body] as const),
  }
}
