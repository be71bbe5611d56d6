import type { Facility } from '@kasack/contract/facility.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aKnownFacility } from './facility.test-support.ts'

const all: Permission[] = ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking']
const none = { status: 200, data: { count: 0, next: null, previous: null, results: [] } }

/** Opens the page of a facility in group 3, for a user with these permissions. */
async function open({ query = '', holds = all, facility = {} as Partial<Facility> } = {}) {
  const calls = serve({
    ...Object.fromEntries(
      ['contact-persons', 'engagements', 'vacancies', 'bookings', 'emails'].map((list) => [`GET /${list}.json/`, none]),
    ),
    'GET /facilities/12.json/': { status: 200, data: aKnownFacility(facility) },
  })
  const { router } = await renderRoutes({ at: `/facilities/12${query}`, session: { state: 'in', user: aUser({ permissions: holds }) } })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Klinikum Spreetal' })).toBeVisible()
  const asked = (list: string) =>
    calls.filter(({ url }) => url.pathname === `/api/v0/${list}.json/`).map(({ url }) => Object.fromEntries(url.searchParams))
  return { router, asked }
}

const addButton = (key: string) => document.querySelector<HTMLElement>(`#${key} .ant-collapse-extra button`)

test('its panels ask for what is the facility’s own, each page by page in the address', async () => {
  const { asked } = await open({ query: '?fc-page=2&fe-page=3&fv-page=4&fb-page=5' })
  await vi.waitFor(() => {
    expect(asked('contact-persons')).toMatchObject([{ facility_or_group_ids: '12,3', page: '2', size: '5' }])
    expect(asked('engagements')).toEqual([{ facility: '12', page: '3', size: '10', sort: '-created_datetime' }])
    expect(asked('vacancies')).toMatchObject([{ facility: '12', page: '4', size: '5' }])
    expect(asked('bookings')).toMatchObject([{ facility__id: '12', page: '5', size: '5' }])
  })
})

test('who may not view bookings has no panel of them, and they are not asked for', async () => {
  const { asked } = await open({ holds: ['employees.view_employee'] })
  await vi.waitFor(() => expect(asked('vacancies')).toHaveLength(1))
  expect(page.getByRole('heading', { name: /^Bookings/ }).elements()).toEqual([])
  expect(asked('bookings')).toEqual([])
})

test.each([
  ['contact-persons', 'Contact person', 'contact-person'],
  ['logbook', 'Logbook entry', 'engagement'],
  ['vacancies', 'Vacancy', 'vacancy'],
  ['bookings', 'Booking', 'booking'],
])('what the button in the head of %s adds begins with the facility: %s', async (key, name, modal) => {
  const { router } = await open()
  await vi.waitFor(() => expect(addButton(key)).toHaveTextContent(name))
  addButton(key)?.click()
  await vi.waitFor(() => expect(router.state.location.search).toBe(`?modals=${modal}&${modal}-from=facility%3A12`))
})

test('an e-mail that is written on the page begins with the facility, also where it has no main contact', async () => {
  const martina = { id: 3, name: 'Martina Kessler', full_name: 'Martina Kessler', email: '', phone: '', mobile: '', function: null }
  const { router } = await open({ facility: { contact_persons: [martina] } })
  await page.getByRole('button', { name: 'Send e-mail' }).click()
  await expect.element(page.getByRole('dialog', { name: /e-mail/i })).toBeVisible()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=email&email-from=facility%3A12'))
})

test('every panel is open, and closed by its head', async () => {
  await open()
  for (const title of ['Details', 'Contact persons', 'Logbook', 'Vacancies', 'Bookings']) {
    const head = (expanded: boolean) => page.getByRole('button', { name: new RegExp(`^${title}`), expanded })
    await head(true).click()
    await expect.element(head(false)).toBeVisible()
  }
})
