import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aKnownEmployee } from '../employee/employee.test-support.ts'
import '../test/draw-maps.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { aFacility } from './facility.test-support.ts'

const jana = aKnownEmployee()
const unknown = 'The distance could not be processed, please check it.'

/** Opens the list of facilities for a user looking for those near Jana Reuter. */
async function open(query: Record<string, string>, { holds = ['employees.view_employee'] as Permission[], near = jana } = {}) {
  const results = [
    aFacility({ distance_to_near_employee_id_km: 12.4 }),
    aFacility({ id: 8, name: 'Haus Abendsonne', distance_to_near_employee_id_km: 67.6 }),
    aFacility({ id: 9, name: 'Klinik Nirgendwo' }),
    aFacility({ id: 10, name: 'Hospiz Knapp', distance_to_near_employee_id_km: 50.3 }),
  ]
  const calls = serve({
    'GET /facilities.json/': { status: 200, data: { count: results.length, next: null, previous: null, results } },
    'GET /facilities/7.json/': { status: 200, data: results[0] },
    'GET /employees/5.json/': { status: 200, data: near },
    'GET /employees.json/': { status: 200, data: { count: 0, next: null, previous: null, results: [] } },
    'GET /autocompletes/employees.json/': { status: 200, data: [{ id: 5, name: 'Jana Reuter' }, { id: 6, name: 'Ole Maas' }] }, // prettier-ignore
  })
  const params = Object.entries(query).map(([key, value]) => [`facilities-${key}`, value])
  const { router } = await renderRoutes({
    at: `/facilities?${new URLSearchParams(params)}`,
    session: { state: 'in', user: aUser({ permissions: holds }) },
  })
  const asked = () =>
    calls.filter(({ url }) => url.pathname === '/api/v0/facilities.json/').map(({ url }) => Object.fromEntries(url.searchParams))
  return { router, asked, search: () => Object.fromEntries(new URLSearchParams(router.state.location.search)) }
}

const nearJana = { 'filter-near_employee': 'Jana Reuter (5)', 'filter-exceed_distance': 'true' }
const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

test('facilities near somebody say how far away they are, and how much too far', async () => {
  const { asked } = await open({ ...nearJana, sorted_by: 'distance_to_near_employee_id_km' })
  await expect.element(row('Klinikum Spreetal').getByText('12,4 km')).toBeVisible()
  await expect.element(row('Haus Abendsonne').getByText('67,6 km')).toBeVisible()
  await expect.element(row('Haus Abendsonne').getByText('+18 km')).toBeVisible()
  await expect.element(row('Haus Abendsonne').getByText('Outside the radius: 18 km too far')).toBeInTheDocument()
  await expect.element(row('Hospiz Knapp').getByText('+0,3 km')).toBeVisible()
  const tooFar = page.getByText(/too far/).elements().map((one) => one.closest('tr')?.querySelector('th')?.textContent) // prettier-ignore
  expect(tooFar).toEqual(['Haus Abendsonne', 'Hospiz Knapp'])
  await expect.element(row('Klinik Nirgendwo').getByText(unknown)).toBeInTheDocument()
  expect(asked()).toEqual([
    { near_employee_id: '5', filter_by_distance: 'false', page: '1', size: '10', sort: 'distance_to_near_employee_id_km' },
  ])
  for (const chip of ['Near employee: Jana Reuter', 'Preferred distance: also beyond'])
    await expect.element(page.getByText(chip)).toBeVisible()
})

test('whoever goes anywhere finds nothing too far away', async () => {
  await open(nearJana, { near: { ...jana, preferred_location_radius: 1001, max_distance: null } })
  await expect.element(row('Haus Abendsonne').getByText('67,6 km')).toBeVisible()
  expect(page.getByText(/too far/).elements()).toEqual([])
})

test('without somebody to be near of there is neither a distance nor what depends on it', async () => {
  const { asked } = await open({ 'filter-exceed_distance': 'false', 'filter-map': '12487 Berlin [30]' })
  await expect.element(row('Klinikum Spreetal')).toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Distance' }).elements()).toEqual([])
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ sort: 'id' }))
})

test('whoever is chosen in the bar is searched near, the nearest first, and not by words meanwhile', async () => {
  const { search } = await open({})
  await page.getByRole('combobox', { name: 'Near employee' }).click()
  await page.getByTitle('Jana Reuter').click()
  await vi.waitFor(() =>
    expect(search()).toEqual({
      'facilities-filter-near_employee': 'Jana Reuter (5)',
      'facilities-sorted_by': 'distance_to_near_employee_id_km',
    }),
  )
  await expect.element(page.getByRole('searchbox')).toBeDisabled()
  await expect.element(page.getByPlaceholder('The search filter is not available')).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Near employee' }).click()
  await vi.waitFor(() => expect(search()).toEqual({}))
  await expect.element(page.getByRole('searchbox')).toBeEnabled()
})

test('kilometres around her are typed in the head of the distance, the address stands there and cannot be changed', async () => {
  const { asked, search } = await open(nearJana)
  await page.getByRole('button', { name: 'Filter Distance, applied' }).click()
  const panel = page.getByRole('dialog', { name: 'Filter Distance' })
  const address = panel.getByRole('textbox', { name: 'Address' })
  await expect.element(address).toHaveValue('12487 Berlin')
  await expect.element(address).toBeDisabled()
  const range = panel.getByRole('textbox', { name: 'Range in km' })
  await range.fill('a3x0')
  await expect.element(range).toHaveValue('30')
  await expect.element(panel.getByRole('region', { name: 'Radius' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(search()).toMatchObject({ 'facilities-filter-map': '12487 Berlin [30]' }))
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ near_employee_id: '5', distance_to_near_employee_id_km: '30' }))
  await expect.element(page.getByText('Radius: 12487 Berlin, 30 km')).toBeVisible()
})

test('only what she goes to is asked for where she may not go further', async () => {
  const { asked, search } = await open(nearJana)
  await page.getByRole('button', { name: 'Filter Distance, applied' }).click()
  await page.getByRole('radio', { name: 'only within' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await vi.waitFor(() => expect(search()).toMatchObject({ 'facilities-filter-exceed_distance': 'false' }))
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ filter_by_distance: 'true' }))
})

test('the circle goes with the person around whom it lay', async () => {
  const { search } = await open({ ...nearJana, 'filter-map': '12487 Berlin [30]' })
  await page.getByRole('combobox', { name: 'Near employee' }).click()
  await page.getByTitle('Ole Maas').click()
  await vi.waitFor(() =>
    expect(search()).toEqual({
      'facilities-filter-near_employee': 'Ole Maas (6)',
      'facilities-filter-exceed_distance': 'true',
    }),
  )
})

test('somebody of whom nobody knows where she is has no circle', async () => {
  const nowhere = { address_latitude: null, preferred_location_latitude: null }
  await open(nearJana, { near: { ...jana, ...nowhere } })
  await page.getByRole('button', { name: 'Filter Distance, applied' }).click()
  await expect.element(page.getByRole('alert').getByText(unknown)).toBeVisible()
})

test('a row leads to the employees nearby, for those who may see them', async () => {
  const { router, search } = await open({})
  await page.getByRole('button', { name: 'Actions for Klinikum Spreetal' }).click()
  await page.getByRole('menuitem', { name: 'Find employees nearby' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/employees'))
  expect(search()).toEqual({
    'employees-filter-near_facility': 'Klinikum Spreetal (7)',
    'employees-filter-exceed_distance': 'true',
    'employees-sorted_by': 'distance_to_near_facility_id_km',
  })
})

test('whoever may not see employees is offered nothing that is near one', async () => {
  const { asked } = await open(nearJana, { holds: [] })
  await expect.element(row('Klinikum Spreetal')).toBeVisible()
  expect(page.getByRole('combobox', { name: 'Near employee' }).elements()).toEqual([])
  expect(page.getByRole('columnheader', { name: 'Distance' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Actions for Klinikum Spreetal' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  expect(page.getByRole('menuitem', { name: 'Find employees nearby' }).elements()).toEqual([])
  expect(asked().some((one) => 'near_employee_id' in one)).toBe(false)
})
