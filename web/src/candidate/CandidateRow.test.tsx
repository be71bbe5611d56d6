import type { Candidate } from '@kasack/contract/candidate.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openVacancies } from '../vacancy/vacancies.test-support.ts'
import { aCandidate } from './candidate.test-support.ts'

const all: Permission[] = ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking']
const rows = (results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })

/** Opens the page of a vacancy with one candidate, for a user with these permissions. */
async function open({
  candidate = aCandidate('applied'),
  query = '',
  holds = all,
}: { candidate?: Candidate; query?: string; holds?: Permission[] } = {}) {
  return openVacancies({
    at: `/vacancies/12${query}`,
    holds,
    served: {
      'GET /candidates.json/': rows([candidate]),
      'GET /bookings.json/': rows([]),
      'PATCH /candidates/9.json/': ({ body }) => ({ status: 200, data: { ...candidate, ...(body as object) } }),
      'GET /candidates/9/deletion.json/': { status: 200, data: { refused: [], consequences: [] } },
      'DELETE /candidates/9/': { status: 204 },
    },
  })
}

async function choose(action: string) {
  await page.getByRole('button', { name: 'Actions for Jana Reuter' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a row says who might come, from when, what she has learned and how far it is with her', async () => {
  const { employee, ...proposed } = aCandidate('applied')
  const learned = { exam: { id: 3, name: 'Hebamme' }, qualifications: ['Intensiv', 'Dialyse'], available_from_date: '2026-12-14' }
  await open({ candidate: { ...proposed, employee: { ...employee, ...learned } } })
  const row = page.getByRole('table', { name: 'Candidates' }).getByRole('row', { name: /Jana Reuter/ })
  for (const words of ['14.12.26', 'Hebamme', 'Intensiv, Dialyse', 'Applied'])
    await expect.element(row.getByText(words, { exact: true })).toBeVisible()
})

test('the mark of who was asked says when, as far as that is known', async () => {
  const asked = { employee_asked: true, employee_asked_datetime: '2026-11-20T08:15:00.000000Z', facility_asked: true }
  await open({ candidate: { ...aCandidate('applied'), ...asked } })
  const mark = (name: string) => page.getByRole('button', { name: `${name}: Jana Reuter` })
  await mark('Employee was asked').hover()
  await expect.element(page.getByRole('tooltip', { name: /Asked on 20\.11\.2026 09:15\./ })).toBeVisible()
  await mark('Profile sent').hover()
  await expect.element(page.getByRole('tooltip', { name: 'The facility was asked by phone or e-mail.', exact: true })).toBeVisible()
})

test('the name opens the employee at the side, the vacancy stays', async () => {
  const { router } = await open()
  await page.getByRole('table', { name: 'Candidates' }).getByRole('button', { name: 'Jana Reuter', exact: true }).click()
  await vi.waitFor(() =>
    expect(router.state.location.search).toBe('?modals=employee-drawer&employee-drawer-id=5&employee-drawer-with=facility%3A7'),
  )
  expect(router.state.location.pathname).toBe('/vacancies/12')
})

test.each([
  ['Send profile', '?modals=email&email-from=profile%3A9'],
  ['Start booking', '?modals=booking&booking-from=candidate%3A9'],
  ['Add logbook entry', '?modals=engagement&engagement-from=employee%3A5'],
])('the menu of a candidate leads to a form: %s', async (action, search) => {
  const { router } = await open()
  await choose(action)
  await vi.waitFor(() => expect(router.state.location.search).toBe(search))
})

test.each([
  ['Rejected by employee', 'rejected_by_employee'],
  ['Rejected by facility', 'rejected_by_facility'],
  ['Reset status', 'new'],
])('%s sends the status alone', async (action, status) => {
  const { written } = await open()
  await choose(action)
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /candidates/9.json/', { status }]]))
})

test('a candidate is deleted once the user is sure', async () => {
  const { written } = await open()
  await choose('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['DELETE /candidates/9/', undefined]]))
})

test('candidates and bookings come five at a time, each page in the address', async () => {
  const { asked } = await open({ query: '?vc-page=2&vb-page=3' })
  await vi.waitFor(() => {
    expect(asked('/candidates.json/')).toMatchObject([{ vacancy__id: '12', page: '2', size: '5' }])
    expect(asked('/bookings.json/')).toMatchObject([{ vacancy__id: '12', page: '3', size: '5' }])
  })
})

test.each<[string, string, Permission]>([
  ['Candidates', '/candidates.json/', 'employees.view_employee'],
  ['Bookings', '/bookings.json/', 'vacancies.view_booking'],
])('the page of a vacancy has no panel %s, nor asks %s, without the right %s', async (title, path, right) => {
  const { asked } = await open({ holds: all.filter((one) => one !== right) })
  await expect.element(page.getByRole('heading', { name: /^Logbook of the facility/ })).toBeVisible()
  expect(page.getByRole('heading', { name: new RegExp(`^${title}`) }).elements()).toEqual([])
  expect(asked(path)).toEqual([])
})
