import type { CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import { cockpitCodes } from '@kasack/contract/cockpit.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import dayjs from 'dayjs'
import { page } from 'vitest/browser'
import { today } from '../shared/program/clock.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import type { ServedRequest } from '../test/serve.ts'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'

export const inDays = (days: number) => dayjs(today()).add(days, 'day').format('YYYY-MM-DD')

export type TestRow = CockpitRow & { isMine?: boolean }

const spree = { id: 7, name: 'Klinikum Spreetal' }

/** Jana Reuter's booking, ending in three days. */
export const ending = (id: number, name: string, row: Partial<TestRow> = {}): TestRow => ({
  record: { resource: 'bookings', id, name },
  date: inDays(3),
  text: `${name}, Klinikum Spreetal`,
  actions: ['renew', 'call', 'log', 'open', 'settle'],
  employee: { id: id + 100, name },
  applicant: null,
  facility: spree,
  vacancy: { id: 12, name: 'Fachkraft ZNA' },
  booking: { id, name: `${name}, 01.05.2026` },
  contact: { name: 'Martina Kessler', phone: '030 901820', mobile: '', country_code: 'DE' },
  settlement: null,
  ...row,
})

export const settlement = (id: number, note = '') => ({
  id,
  until: inDays(7),
  note,
  user: { id: 2, name: 'Tarek Sölter' },
  datetime: '2026-11-26T08:00:00.000000Z',
})

type Rows = Partial<Record<CockpitCode, TestRow[]>>
type Opening = { rows: Rows; settled?: Rows; permissions?: Permission[]; at?: string; served?: Parameters<typeof serve>[0]; id?: number }

const list = <Row>(results: Row[], count = results.length) => ({ status: 200, data: { count, next: null, previous: null, results } })

export const everything: Permission[] = [
  'employees.view_employee',
  'employees.view_document',
  'employees.view_applicant',
  'vacancies.view_booking',
  'vacancies.add_booking',
]

/**
 * Opens the dashboard with these rows; settled rows disappear and can be brought back. Each user gets a separate id, because choices are
 * remembered per user.
 */
export async function openCockpit({ rows, settled = {}, permissions = everything, at = '/', served = {}, id = nextUser() }: Opening) {
  let newest = 50
  const of = (all: Rows, code: CockpitCode) => all[code] ?? []
  const mine = (code: CockpitCode) => of(rows, code).filter(({ isMine }) => isMine)
  const answer = (code: CockpitCode, { url }: ServedRequest) => {
    const shown = url.searchParams.get('settled') ? of(settled, code) : url.searchParams.get('mine') ? mine(code) : of(rows, code)
    return list(shown.slice(0, Number(url.searchParams.get('size'))), shown.length)
  }
  const settle = (code: CockpitCode, { body }: ServedRequest) => {
    const { record, note } = body as { record: number; note?: string }
    const found = of(rows, code).find((row) => row.record.id === record)
    if (!found) return { status: 400, data: { errors: ['There is no such row.'] } }
    rows[code] = of(rows, code).filter((row) => row !== found)
    settled[code] = [...of(settled, code), { ...found, settlement: settlement(++newest, note) }]
    return { status: 204, group: newest }
  }
  const bringBack = ({ url }: ServedRequest) => {
    const gone = Number(url.pathname.split('/').at(-2))
    for (const code of cockpitCodes) {
      const back = of(settled, code).filter((row) => row.settlement?.id === gone)
      rows[code] = [...of(rows, code), ...back.map((row) => ({ ...row, settlement: null }))]
      settled[code] = of(settled, code).filter((row) => !back.includes(row))
    }
    return { status: 204, group: 90 }
  }
  const calls = serve({
    'GET /engagements.json/': list([]),
    'GET /applicants.json/': list([]),
    'GET /cockpit.json/': () => ({
      status: 200,
      data: { sections: cockpitCodes.map((code) => ({ code, count: of(rows, code).length, mine: mine(code).length })) },
    }),
    'GET /cockpit-settlements.json/': () =>
      list(cockpitCodes.flatMap((code) => of(settled, code).map((row) => ({ id: row.settlement!.id, code, record: row.record.id })))),
    ...Object.fromEntries(cockpitCodes.map((code) => [`GET /cockpit/${code}.json/`, (sent: ServedRequest) => answer(code, sent)])),
    ...Object.fromEntries(cockpitCodes.map((code) => [`POST /cockpit/${code}/settle.json/`, (sent: ServedRequest) => settle(code, sent)])),
    ...Object.fromEntries([51, 52, 53].map((one) => [`DELETE /cockpit-settlements/${one}/`, bringBack])),
    ...served,
  })
  const { router, screen } = await renderRoutes({ at, session: { state: 'in', user: aUser({ id, permissions }) } })
  return {
    router,
    id,
    leave: () => screen.unmount(),
    sent: (method: string, path: string) =>
      calls.filter((call) => call.method === method && call.url.pathname === `/api/v0${path}`).map(({ body }) => body),
    asked: (path: string) =>
      calls.filter(({ url }) => url.pathname === `/api/v0${path}`).map(({ url }) => Object.fromEntries(url.searchParams)),
  }
}

let users = 1000
const nextUser = () => ++users

export const cockpit = page.getByRole('region', { name: 'What needs doing' })
export const toggle = (name: string | RegExp) => cockpit.getByRole('button', { name })
export const rowsOf = (section: string) => cockpit.getByRole('list', { name: section, exact: true })
export const rowOf = (section: string, name: string) => rowsOf(section).getByRole('listitem').filter({ hasText: name })
/** The sections in the line with their counts, in order. */
export const line = () => [...document.querySelectorAll('.k-cockpit-toggle')].map(({ textContent }) => textContent.trim())
