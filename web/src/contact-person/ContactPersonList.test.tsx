import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { totalWidth } from '../shared/table/column.ts'
import { anEmployee } from '../employee/employee.test-support.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aContactPerson } from './contact-person.test-support.ts'
import { columns } from './ContactPersonList.tsx'

function serveContactPersons(...results: ContactPerson[]) {
  const calls = serve({
    'GET /contact-persons.json/': { status: 200, data: { count: results.length, next: null, previous: null, results } },
    'GET /contact-persons/3.json/': { status: 200, data: results[0] },
    'GET /engagements.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
    'GET /emails.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
    'POST /contact-persons.json/': { status: 201, data: aContactPerson({ id: 12 }) },
    'GET /contact-persons/3/deletion.json/': { status: 200, data: { refused: [], consequences: [] } },
    'DELETE /contact-persons/3/': { status: 204 },
  })
  return {
    calls,
    asked: (path = '/api/v0/contact-persons.json/') =>
      calls.filter(({ method, url }) => method === 'GET' && url.pathname === path).map(({ url }) => Object.fromEntries(url.searchParams)),
  }
}

test('the widths of the columns come to 100 %', () => expect(totalWidth(columns, true)).toBe(100))

test('a row names the person, where it is, what it does and how it is reached', async () => {
  const { asked } = serveContactPersons(
    aContactPerson({
      facility: { id: 7, name: 'Klinikum Spreetal' },
      function: { id: 2, name: 'Nursing management' },
      phone: '030 5557 8120',
      email: 'm.kessler@spreetal.example',
    }),
    aContactPerson({ id: 4, name: 'Kerstin Adler', facility_group: { id: 5, name: 'Spree-Havel', comments: '' }, is_active: false }),
  )
  await renderRoutes({ at: '/contact-persons' })
  await expect.element(page.getByRole('link', { name: 'Martina Kessler' })).toHaveAttribute('href', '/contact-persons/3')
  await expect.element(page.getByRole('link', { name: 'Klinikum Spreetal' })).toHaveAttribute('href', '/facilities/7')
  await expect.element(page.getByRole('link', { name: '+49 30 55578120' })).toHaveAttribute('href', 'tel:+493055578120')
  await expect.element(page.getByText('Nursing management')).toBeVisible()
  const inactive = page.getByRole('row', { name: /^Kerstin Adler/ })
  await expect.element(inactive).toHaveClass('k-disabled')
  await expect.element(inactive.getByText('Spree-Havel')).toBeVisible()
  expect(asked()).toEqual([{ sort: '-latest_engagement__created_datetime', page: '1', size: '10' }])
})

test('a link narrows the list to groups, states and days of the latest contact', async () => {
  const { asked } = serveContactPersons(aContactPerson())
  await renderRoutes({
    at: '/contact-persons?contact-persons-filter-facility_group__id=Spree-Havel (5)&contact-persons-filter-states=BE&contact-persons-filter-latest_engagement__created_datetime__date=2026-01-01–2026-02-01',
  })
  await vi.waitFor(() =>
    expect(asked().at(-1)).toMatchObject({
      facility_group__id: '5',
      states: 'BE',
      latest_engagement__created_datetime__date__gte: '2026-01-01',
      latest_engagement__created_datetime__date__lte: '2026-02-01',
    }),
  )
})

test('every filter asks with the name and the value the server knows', async () => {
  const chosen = {
    name__icontains: 'kessler',
    facility__name__icontains: 'spree',
    facility_group__name__icontains: 'havel',
    facility__id: 'Spreetal (7)',
    function__id: 'Einkauf (2),Pflege (4)',
    phone__icontains: '030 55',
    email__icontains: 'spreetal',
    is_active: 'true',
    phrase: 'martina',
  }
  const query = new URLSearchParams(Object.entries(chosen).map(([key, value]) => [`contact-persons-filter-${key}`, value]))
  const { asked } = serveContactPersons(aContactPerson())
  await renderRoutes({ at: `/contact-persons?${query}&contact-persons-page=2` })
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  expect(asked()[0]).toEqual({
    name__icontains: 'kessler',
    facility__name__icontains: 'spree',
    facility_group__name__icontains: 'havel',
    facility__id: '7',
    function__id: '2,4',
    phone__icontains: '030 55',
    email__icontains: 'spreetal',
    is_active: 'true',
    search: 'martina',
    sort: '-latest_engagement__created_datetime',
    page: '2',
    size: '10',
  })
})

test('a row leads to its form and to a new entry about the person', async () => {
  serveContactPersons(aContactPerson())
  const { router } = await renderRoutes({ at: '/contact-persons' })
  await page.getByRole('button', { name: 'Actions for Martina Kessler' }).click()
  await page.getByRole('menuitem', { name: 'Add logbook entry' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=engagement&engagement-from=contact-person%3A3'))
})

test('a row is set to inactive, or to active again', async () => {
  const { calls } = serveContactPersons(aContactPerson({ is_active: false }))
  await renderRoutes({ at: '/contact-persons' })
  await page.getByRole('button', { name: 'Actions for Martina Kessler' }).click()
  await page.getByRole('menuitem', { name: 'Mark as active' }).click()
  await vi.waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ is_active: true, version: 'AAAA' }))
})

test('the page of a new person is the list with the form; saved, a link leads to the person', async () => {
  const { calls } = serveContactPersons()
  const { router } = await renderRoutes({ at: '/contact-persons/new' })
  const dialog = page.getByRole('dialog', { name: 'Create contact person' })
  await dialog.getByRole('button', { name: 'Create contact person' }).click()
  for (const label of ['First name', 'Last name']) await expect.element(dialog.getByText(`${label} is required!`)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Ute')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Sander')
  await dialog.getByRole('button', { name: 'Create contact person' }).click()
  await expect.element(page.getByRole('link', { name: 'Visit the contact person' })).toHaveAttribute('href', '/contact-persons/12')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/contact-persons'))
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ first_name: 'Ute', last_name: 'Sander', country_code: 'DE' })
})

test('the form given up leads back to the list, which stayed below it', async () => {
  serveContactPersons()
  const { router } = await renderRoutes({ at: '/contact-persons/new' })
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
  await expect.element(cancel).toBeVisible()
  const list = document.querySelector('table')
  await cancel.click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/contact-persons'))
  await expect.element(cancel).not.toBeInTheDocument()
  expect(document.querySelector('table')).toBe(list)
  expect(list).not.toBeNull()
})

test('the facility that is chosen closes the group and says so', async () => {
  serveContactPersons(aContactPerson({ facility: { id: 7, name: 'Klinikum Spreetal' } }))
  await renderRoutes({ at: '/contact-persons?modals=contact-person&contact-person-id=3' })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Group' })).toBeDisabled()
  await expect.element(dialog.getByText('a facility is already chosen')).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: 'Facility' })).toBeEnabled()
})

test('the group that is chosen closes the facility and says so', async () => {
  serveContactPersons(aContactPerson({ facility_group: { id: 5, name: 'Spree-Havel', comments: '' } }))
  await renderRoutes({ at: '/contact-persons?modals=contact-person&contact-person-id=3' })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Facility' })).toBeDisabled()
  await expect.element(dialog.getByText('a group is already chosen')).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: 'Group' })).toBeEnabled()
})

test('the page of an inactive person says so, shows the logbook and leads to the list when the person is deleted', async () => {
  const { asked } = serveContactPersons(aContactPerson({ is_active: false }))
  const { router } = await renderRoutes({ at: '/contact-persons/3?ce-page=2' })
  await expect.element(page.getByRole('heading', { name: 'Martina Kessler' })).toBeVisible()
  expect(document.title).toBe('Martina Kessler (inactive) · Kasack')
  await vi.waitFor(() =>
    expect(asked('/api/v0/engagements.json/')).toEqual([{ contact_person__id: '3', sort: '-created_datetime', page: '2', size: '10' }]),
  )
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/contact-persons'))
})

test.each([
  ['the logbook of an employee', '/employees/5', 0],
  ['the dashboard', '/', 1],
])('who comes from %s finds as many ways to change the person: %s', async (_, at, ways) => {
  const person = { id: 3, name: 'Martina Kessler', full_name: 'Martina Kessler', phone: '', mobile: '' }
  const entry = { id: 9, action_type: { id: 1, name: 'Call' }, facility: null, contact_person: person, employee: null, note: 'Hello.' }
  const told = { ...entry, follow_up: null, todo: false, created_by_user: { id: 2, name: 'T' }, created_datetime: '2026-01-05T08:00:00Z' }
  serve({
    'GET /contact-persons/3.json/': { status: 200, data: aContactPerson() },
    'GET /employees/5.json/': { status: 200, data: anEmployee() },
    'GET /engagements.json/': { status: 200, data: { count: 1, next: null, previous: null, results: [told] } },
    'GET /emails.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
  })
  await renderRoutes({ at, session: { state: 'in', user: aUser({ permissions: ['employees.view_employee'] }) } })
  await page.getByRole('link', { name: 'Martina Kessler' }).first().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Martina Kessler' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Edit', exact: true }).elements()).toHaveLength(ways)
  expect(page.getByRole('button', { name: 'Edit details' }).elements()).toHaveLength(ways)
  await expect.element(page.getByRole('button', { name: 'Logbook entry' }).first()).toBeVisible()
})
