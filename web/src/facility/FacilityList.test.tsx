import type { Facility } from '@kasack/contract/facility.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { totalWidth } from '../shared/table/column.ts'
import { renderInShell } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aFacility } from './facility.test-support.ts'
import { facilityColumns } from './FacilityColumns.tsx'
import { FacilityList } from './FacilityList.tsx'

function serveFacilities(...results: Facility[]) {
  const calls = serve({
    'GET /facilities.json/': { status: 200, data: { count: results.length, next: null, previous: null, results } },
    'GET /facilities/7/deletion.json/': { status: 200, data: { refused: [], consequences: [] } },
    'GET /facilities/7.json/': { status: 200, data: results[0] },
    'DELETE /facilities/7/': { status: 204 },
  })
  return {
    asked: () =>
      calls
        .filter(({ method, url }) => method === 'GET' && url.pathname.endsWith('/facilities.json/'))
        .map(({ url }) => Object.fromEntries(url.searchParams)),
    deleted: () => calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url.pathname),
  }
}

const open = (query = '') => renderInShell(<FacilityList />, { at: `/facilities${query}` })

test('the widths of the columns come to 100 %', () => expect(totalWidth(facilityColumns, true)).toBe(100))

test('a row names the facility, where it is, what it is and how it is reached', async () => {
  serveFacilities(
    aFacility({
      street: 'Am Lindenpark 12',
      postal_code: '12555',
      city: 'Berlin',
      email: 'pdl@spreetal.example',
      phone: '030 5557 8000',
      company: 'Spreetal gGmbH',
      facility_group: { id: 3, name: 'Spree-Havel', comments: '' },
      latest_engagement: { id: 9, created_datetime: '2026-01-05T08:00:00.000000Z' },
      follow_up: { date: '2026-01-12', user: { id: 1, name: 'Jule Brandner' }, priority: 'high' },
    }),
  )
  await open()
  await expect.element(page.getByRole('link', { name: 'Klinikum Spreetal' })).toHaveAttribute('href', '/facilities/7')
  for (const text of ['Am Lindenpark 12', '12555 Berlin', 'Hospital', 'Spreetal gGmbH', 'Spree-Havel', /^05\.01\.26/])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByTitle('Jule Brandner')).toHaveTextContent('Priority: high 12.01.26 · JB, Jule Brandner')
  await expect.element(page.getByRole('link', { name: 'pdl@spreetal.example' })).toHaveAttribute('href', 'mailto:pdl@spreetal.example')
  await expect.element(page.getByText('+49 30 55578000')).toBeVisible()
})

test.each<[Permission[], number]>([
  [['vacancies.view_booking'], 1],
  [[], 0],
])('with the rights %j there are as many columns of bookings: %i', async (permissions, count) => {
  const lasting = { lower: '2020-01-01', upper: null, bounds: '[]' as const }
  const record = { id: 5, path: '/employees' as const, name: 'Jana Reuter' }
  const booking = { id: 3, booking_type: 'new_deployment' as const, date_range: lasting, record, cancelled: false, terminated: false }
  serveFacilities(aFacility({ bookings: count === 0 ? null : [booking] }))
  await renderInShell(<FacilityList />, { at: '/facilities', session: { state: 'in', user: aUser({ permissions }) } })
  await expect.element(page.getByRole('link', { name: 'Klinikum Spreetal' })).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Bookings', exact: true }).elements()).toHaveLength(count)
  expect(page.getByTitle(/^Jana Reuter, from 01.01.20/).elements()).toHaveLength(count)
})

test('what is missing is said, an inactive facility is tagged and grey', async () => {
  serveFacilities(aFacility({ is_active: false }))
  await open()
  const row = page.getByRole('row', { name: /^Klinikum Spreetal/ })
  await expect.element(row).toHaveClass('k-disabled')
  await expect.element(row.getByText('Inactive')).toBeVisible()
  expect(row.getByText('not given').elements()).toHaveLength(7)
})

test('the count stands beside the title', async () => {
  serveFacilities(aFacility(), aFacility({ id: 8, name: 'Haus Abendsonne' }))
  await open()
  await vi.waitFor(() => expect(document.querySelector('.k-head-title')).toHaveTextContent('Facilities2records'))
})

test('facilities are narrowed to active or inactive ones, to states and to the user who looks after them', async () => {
  const { asked } = serveFacilities(aFacility())
  await open('?facilities-filter-support_user__id=Anna Muster (4)&facilities-filter-states=Berlin (BE),Hamburg (HH)')
  await page.getByRole('button', { name: 'Active', exact: true }).click()
  await vi.waitFor(() =>
    expect(asked().at(-1)).toEqual({ is_active: 'true', states: 'BE,HH', support_user__id: '4', page: '1', size: '10', sort: 'id' }),
  )
  await expect.element(page.getByText('Federal state: Berlin and Hamburg')).toBeVisible()
})

test('a button finds facilities without contact for so many days, pressed again it lets them go', async () => {
  const { asked } = serveFacilities(aFacility())
  await open()
  const button = page.getByRole('button', { name: 'No contact for 50 days' })
  await button.click()
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ no_contact_in_last_days: '50' }))
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await vi.waitFor(() => expect(asked().at(-1)).not.toHaveProperty('no_contact_in_last_days'))
})

test.each([
  ['Open vacancies', { vacancies__status: 'open' }],
  ['Not fully booked', { vacancies_state: 'empty,partially_filled' }],
  ['No current vacancy', { has_current_or_future_vacancy: 'false' }],
  ['With vacancies', { vacancies_present: 'true' }],
  ['Without vacancies', { vacancies_present: 'false' }],
])('the button "%s" asks for exactly that, pressed again for all', async (name, parameters) => {
  const { asked } = serveFacilities(aFacility())
  await open()
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ ...parameters, page: '1', size: '10', sort: 'id' }))
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ page: '1', size: '10', sort: 'id' }))
})

test('a row names the main contact and counts the others', async () => {
  const contact = { id: 3, name: 'Martina Kessler', full_name: 'Martina Kessler', email: '', phone: '', mobile: '' }
  const others = [4, 5].map((id) => ({ ...contact, id, name: `Person ${id}`, function: null }))
  serveFacilities(aFacility({ main_contact: contact, contact_persons: [...others, { ...contact, function: null }] }))
  await open()
  await expect.element(page.getByRole('link', { name: 'Martina Kessler' })).toHaveAttribute('href', '/contact-persons/3')
  await expect.element(page.getByText('and 2 more')).toBeVisible()
})

test('a facility is created and edited in its form', async () => {
  serveFacilities(aFacility())
  const { router } = await open()
  await page.getByRole('button', { name: 'Create facility' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=facility'))
  await router.navigate('/facilities')
  await page.getByRole('button', { name: 'Actions for Klinikum Spreetal' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=facility&facility-id=7'))
})

test('a facility is deleted once the user is sure, and the list is read again', async () => {
  const { asked, deleted } = serveFacilities(aFacility())
  await open()
  const remove = async () => {
    await page.getByRole('button', { name: 'Actions for Klinikum Spreetal' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
  }
  await remove()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(deleted()).toEqual([])
  await remove()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(deleted()).toEqual(['/api/v0/facilities/7/']))
  await vi.waitFor(() => expect(asked()).toHaveLength(2))
})
