import type { InheritedRequirement } from '@kasack/contract/requirement-inherited.ts'
import type { Requirement } from '@kasack/contract/requirement.ts'
import { aKnownFacility } from '../facility/facility.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aRequirement } from './requirement.test-support.ts'

const page = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

type Case = {
  at: string
  who?: Parameters<typeof aUser>[0]
  holding?: InheritedRequirement[]
  own?: Requirement[]
  served?: Parameters<typeof serve>[0]
}

/** The back office as a user, with these requirements at facility 12 and vacancy 12. */
export async function openRequirements({
  at,
  who = { permissions: ['vacancies.add_booking'] },
  holding = [],
  own = [],
  served = {},
}: Case) {
  const [first] = own
  const calls = serve({
    ...Object.fromEntries(
      ['contact-persons', 'engagements', 'vacancies', 'bookings', 'emails', 'candidates'].map((list) => [`GET /${list}.json/`, page([])]),
    ),
    'GET /facilities/12.json/': { status: 200, data: aKnownFacility() },
    'GET /vacancies/12.json/': { status: 200, data: aVacancy() },
    'GET /facilities/12/requirements.json/': { status: 200, data: holding },
    'GET /vacancies/12/requirements.json/': { status: 200, data: holding },
    'GET /requirements.json/': page(own),
    [`GET /requirements/${first?.id}.json/`]: { status: 200, data: first },
    [`GET /requirements/${first?.id}/deletion.json/`]: { status: 200, data: { refused: [], consequences: [] } },
    'GET /autocompletes/document-kinds.json/': { status: 200, data: [{ id: 3, name: 'Masernnachweis' }] },
    'GET /autocompletes/exams.json/': { status: 200, data: [{ id: 1, name: 'Hebamme' }] },
    'GET /autocompletes/qualifications.json/': { status: 200, data: [{ id: 9, name: 'BLS' }] },
    'GET /autocompletes/facility-departments.json/': { status: 200, data: [{ id: 5, name: 'Ambulanz' }] },
    'POST /requirements.json/': { status: 201, data: aRequirement() },
    [`PATCH /requirements/${first?.id}.json/`]: { status: 200, data: first },
    [`DELETE /requirements/${first?.id}/`]: { status: 204 },
    ...served,
  })
  const { router } = await renderRoutes({ at, session: { state: 'in', user: aUser(who) } })
  return {
    router,
    /** The queries sent to the list of requirements. */
    asked: () =>
      calls.flatMap(({ method, url }) =>
        method === 'GET' && url.pathname === '/api/v0/requirements.json/' ? [Object.fromEntries(url.searchParams)] : [],
      ),
    written: () =>
      calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, url, body }) => [`${method} ${url.pathname.slice('/api/v0'.length)}`, body] as const),
  }
}
