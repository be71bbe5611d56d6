import type { Absence } from '@kasack/contract/absence.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import dayjs from 'dayjs'
import { anEmployee } from '../employee/employee.test-support.ts'
import { isJudged } from '../judge/finding.test-support.ts'
import { today } from '../shared/program/clock.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

export const inDays = (days: number): string => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')

const page = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

/** A vacation of Jana Reuter; tests override what matters to them. `lasts`: its first and last day, counted from today. */
export const anAbsence = ({
  lasts: [lower, upper] = [0, 1],
  ...absence
}: Partial<Absence> & { lasts?: [number, number] } = {}): Absence => ({
  id: 21,
  employee: { id: 5, name: 'Jana Reuter' },
  reason: 'vacation',
  reason_display: 'vacation',
  date_range: { lower: inDays(lower), upper: inDays(upper), bounds: '[]' },
  note: '',
  created_datetime: '2026-01-05T08:00:00.000000Z',
  version: 'AAAA',
  ...absence,
})

type Case = {
  at: string
  holds?: Permission[]
  absences?: Absence[]
  findings?: readonly FindingAnswer[]
  saved?: { status: number; data?: unknown }
  changed?: object
  served?: Parameters<typeof serve>[0]
}

/**
 * Opens the back office for a user with these permissions; lists return `absences`, the first can be changed, and the change returns
 * `changed`.
 */
export async function openAbsences({
  at,
  holds = ['employees.view_employee', 'vacancies.add_absence'],
  absences = [],
  findings = [],
  saved = { status: 201, data: anAbsence() },
  changed = absences[0],
  served = {},
}: Case) {
  const refused = { status: 403, data: { detail: 'Not allowed.', errors: ['Not allowed.'] } }
  const mayView = holds.includes('employees.view_employee')
  const calls = serve({
    'GET /absences.json/': mayView ? page(absences) : refused,
    [`GET /absences/${absences[0]?.id}.json/`]: mayView ? { status: 200, data: absences[0] } : refused,
    [`GET /absences/${absences[0]?.id}/deletion.json/`]: { status: 200, data: { refused: [], consequences: [] } },
    'GET /employees.json/': page([anEmployee()]),
    'GET /employees/5.json/': mayView ? { status: 200, data: anEmployee() } : refused,
    'GET /emails.json/': page([]),
    'GET /engagements.json/': page([]),
    'GET /facilities.json/': page([]),
    'GET /autocompletes/employees.json/': mayView ? { status: 200, data: [{ id: 5, name: 'Jana Reuter' }] } : refused,
    'POST /absences.json/': saved,
    'POST /absences/judge.json/': { status: 200, data: { findings } },
    [`PATCH /absences/${absences[0]?.id}.json/`]: { status: 200, data: changed },
    [`DELETE /absences/${absences[0]?.id}/`]: { status: 204 },
    ...served,
  })
  const { router } = await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions: holds }) } })
  const sent = (isRead: boolean) => calls.filter(({ method }) => (method === 'GET') === isRead)
  return {
    router,
    /** The queries sent to the list of absences. */
    asked: () => sent(true).flatMap(({ url }) => (url.pathname === '/api/v0/absences.json/' ? [Object.fromEntries(url.searchParams)] : [])),
    /** The bodies sent to the judge. */
    judged: () => calls.filter(isJudged).map(({ body }) => body),
    read: () => sent(true).map(({ url }) => url.pathname.slice('/api/v0'.length)),
    written: () =>
      sent(false)
        .filter((call) => !isJudged(call))
        .map(({ method, url, body }) => [`${method} ${url.pathname.slice('/api/v0'.length)}`, body] as const),
  }
}
