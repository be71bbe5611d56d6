import type { Applicant } from '@kasack/contract/applicant.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import type { ServedRequest } from '../test/serve.ts'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { anApplicant } from './applicant.test-support.ts'

type Reply = { status: number; data?: unknown }
type Replies = Record<string, Reply | ((sent: ServedRequest) => Reply | Promise<Reply>)>
type Opening = { at: string; records?: Applicant[]; permissions?: Permission[]; served?: Replies }

const everything: Permission[] = ['employees.view_applicant', 'employees.view_employee', 'employees.add_employee']
const none = { count: 0, next: null, previous: null, results: [] }

/** Opens the back office at an address, with these applicants on the server. */
export async function openApplicants({ at, records = [anApplicant()], permissions = everything, served = {} }: Opening) {
  const calls = serve({
    'GET /applicants.json/': { status: 200, data: { ...none, count: records.length, results: records } },
    ...Object.fromEntries(records.map((record) => [`GET /applicants/${record.id}.json/`, { status: 200, data: record }])),
    'GET /applicants/8/duplicates.json/': { status: 200, data: { applicants: [], employees: [] } },
    'GET /applicants/8/deletion.json/': { status: 200, data: { refused: [], consequences: [] } },
    'GET /employees.json/': { status: 200, data: none },
    'GET /emails.json/': { status: 200, data: none },
    'GET /engagements.json/': { status: 200, data: none },
    'GET /autocompletes/employee-statuses.json/': { status: 200, data: [{ id: 1, name: 'Im Einsatz' }] },
    'GET /autocompletes/exams.json/': { status: 200, data: [] },
    ...served,
  })
  const { router } = await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions }) } })
  return {
    calls,
    router,
    asked: (path = '/api/v0/applicants.json/') =>
      calls.filter(({ method, url }) => method === 'GET' && url.pathname === path).map(({ url }) => Object.fromEntries(url.searchParams)),
    written: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url, body }) => [`${method} ${url.pathname.slice('/api/v0'.length)}`, body]),
  }
}
