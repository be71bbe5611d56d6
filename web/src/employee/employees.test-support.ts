import type { Applicant } from '@kasack/contract/applicant.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { anApplicant } from '../applicant/applicant.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aKnownEmployee, anEmployee } from './employee.test-support.ts'

const reached = { email: 'ute@post.example', mobile: '0151 1' }
const exams = [
  { id: 2, name: 'Pflegefachfrau' },
  { id: 3, name: 'Operationstechnische/r Assistent/in (OTA)' },
]

const page = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

type Case = {
  at: string
  holds?: Permission[]
  records?: Employee[]
  /** Ute Sander's application. */
  applied?: Partial<Applicant>
  entries?: object[]
  absences?: object[]
  saved?: { status: number; data: unknown }
  created?: { status: number; data: unknown }
  served?: Parameters<typeof serve>[0]
}

/** Opens the back office of an agency with these employees, for a user with these permissions. */
export async function openEmployees({
  at,
  holds = ['employees.view_employee', 'employees.add_employee'],
  records = [aKnownEmployee()],
  applied = {},
  entries = [],
  absences = [],
  saved = { status: 200, data: records[0] },
  created = { status: 201, data: anEmployee({ id: 12 }) },
  served = {},
}: Case) {
  const refused = { status: 403, data: { detail: 'Not allowed.', errors: ['Not allowed.'] } }
  const mayView = holds.includes('employees.view_employee')
  const calls = serve({
    'GET /employees.json/': mayView ? page(records) : refused,
    'GET /employees/5.json/': mayView && records[0] ? { status: 200, data: records[0] } : mayView ? { status: 404 } : refused,
    'GET /employees/5/deletion.json/': { status: 200, data: { refused: [], consequences: [] } },
    'GET /applicants/7.json/': {
      status: 200,
      data: anApplicant({ id: 7, name: 'Ute Sander', first_name: 'Ute', last_name: 'Sander', ...reached, ...applied }),
    },
    'GET /emails.json/': page([]),
    'GET /engagements.json/': page(entries),
    'GET /absences.json/': page(absences),
    'GET /bookings.json/': page([]),
    'GET /facilities.json/': page([]),
    'GET /autocompletes/employee-statuses.json/': { status: 200, data: [{ id: 1, name: 'Im Einsatz' }] },
    'GET /autocompletes/exams.json/': { status: 200, data: exams },
    'GET /autocompletes/employees.json/': { status: 200, data: [{ id: 5, name: 'Jana Reuter' }] },
    'GET /autocompletes/engagement-actions.json/': { status: 200, data: [{ id: 1, name: 'Outgoing call', code: 'phone_call' }] },
    'POST /employees.json/': created,
    'PATCH /employees/5.json/': saved,
    'DELETE /employees/5/': { status: 204 },
    ...served,
  })
  const { router } = await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions: holds }) } })
  return {
    router,
    /** The queries sent to lists. */
    asked: (list = 'employees') =>
      calls
        .filter(({ method, url }) => method === 'GET' && url.pathname === `/api/v0/${list}.json/`)
        .map(({ url }) => Object.fromEntries(url.searchParams)),
    read: () => calls.filter(({ method }) => method === 'GET').map(({ url }) => url.pathname.slice('/api/v0'.length)),
    written: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url, body }) => [`${method} ${url.pathname.slice('/api/v0'.length)}`, body] as const),
  }
}
