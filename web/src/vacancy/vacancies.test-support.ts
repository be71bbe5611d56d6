import type { Permission } from '@kasack/contract/permission.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { aFacility } from '../facility/facility.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import type { ServedRequest } from '../test/serve.ts'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aVacancy } from './vacancy.test-support.ts'

type Reply = { status: number; data?: unknown; group?: number }
type Replies = Record<string, Reply | ((sent: ServedRequest) => Reply | Promise<Reply>)>
type Opening = { at: string; vacancies?: Vacancy[]; holds?: Permission[]; served?: Replies }

const page = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

/** The back office at an address, with these vacancies on the server; a change is answered with the changed vacancy. */
export async function openVacancies({ at, vacancies = [aVacancy()], holds = [], served = {} }: Opening) {
  const calls = serve({
    'GET /vacancies.json/': page(vacancies),
    'POST /vacancies.json/': { status: 201, data: aVacancy({ id: 40 }) },
    ...Object.fromEntries(
      vacancies.flatMap((vacancy) => [
        [`GET /vacancies/${vacancy.id}.json/`, { status: 200, data: vacancy }],
        [
          `PATCH /vacancies/${vacancy.id}.json/`,
          ({ body }: ServedRequest) => ({ status: 200, data: { ...vacancy, ...(body as object), version: 'second' }, group: 41 }),
        ],
      ]),
    ),
    'POST /history/groups/41/undo.json/': { status: 200, data: { group: 42, lines: [] } },
    'GET /facilities/7.json/': { status: 200, data: aFacility({ country_code: 'AT' }) },
    'GET /facilities.json/': page([]),
    'GET /emails.json/': page([]),
    'GET /engagements.json/': page([]),
    'GET /autocompletes/vacancy-types.json/': { status: 200, data: [{ id: 6, name: 'Fachkraft ZNA' }] },
    'GET /autocompletes/facility-departments.json/': { status: 200, data: [{ id: 4, name: 'Notaufnahme' }] },
    'GET /autocompletes/exams.json/': { status: 200, data: [{ id: 1, name: 'Pflegefachmann' }] },
    'GET /autocompletes/contact-persons.json/': { status: 200, data: [{ id: 3, name: 'Martina Kessler' }] },
    ...served,
  })
  const { router } = await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions: holds }) } })
  return {
    router,
    asked: (path = '/vacancies.json/') =>
      calls
        .filter(({ method, url }) => method === 'GET' && url.pathname === `/api/v0${path}`)
        .map(({ url }) => Object.fromEntries(url.searchParams)),
    written: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url, body }) => [`${method} ${url.pathname.slice('/api/v0'.length)}`, body]),
  }
}
