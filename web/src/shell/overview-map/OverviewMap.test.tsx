import type { MapPoints, Point } from '@kasack/contract/map-point.ts'
import { pointFields } from '@kasack/contract/map-point.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'

const hospital = { id: 3, name: 'Hospital' }
const home = { id: 4, name: 'Nursing home' }
const nurse = { id: 9, name: 'Nurse' }
const facility = (id: number, name: string, longitude: number, more: { type?: number; state?: string; active?: boolean } = {}): Point => [
  id,
  name,
  51,
  longitude,
  `5311${id} Town ${id}`,
  more.type ?? hospital.id,
  more.state ?? 'NW',
  more.active ?? true,
  false,
]
const employees: Point[] = [[12, 'Eva Beispiel', 51.5, 10, '99734', nurse.id, 'TH', true, true]]
const points: MapPoints = {
  fields: [...pointFields],
  facility_types: [hospital, home],
  exams: [nurse],
  facilities: [
    facility(1, 'Clinic on the Rhine', 7),
    facility(2, 'Home on the Elbe', 12, { type: home.id, state: 'SN' }),
    facility(3, 'Closed house', 9.5, { active: false }),
  ],
  employees,
}
const dispatcher = aUser({ permissions: ['employees.view_employee'] })
const count = (text: string) => page.getByText(text, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })

/** The page as somebody opens it who may see what the answer holds. */
async function open(at: string, { answer = points, user = dispatcher } = {}) {
  serve({ 'GET /map-points.json/': { status: 200, data: answer } })
  return renderRoutes({ at, session: { state: 'in', user } })
}

test('facilities and employees are pins that lead to their records', async () => {
  await open('/map/')
  await expect.element(count('4 on the map')).toBeVisible()
  await button('Facility Clinic on the Rhine').first().click()
  const dialog = page.getByRole('dialog', { name: 'Clinic on the Rhine' })
  await expect.element(dialog.getByRole('link', { name: 'Clinic on the Rhine' })).toHaveAttribute('href', '/facilities/1')
  await expect.element(dialog.getByText('Hospital · 53111 Town 1')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Employees nearby' })).toBeVisible()
})

test('the list beside the map leads to a pin and opens it', async () => {
  const { router } = await open('/map/')
  await button('Employee Eva Beispiel, 99734 · Nurse').click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Eva Beispiel' })).toHaveAttribute('href', '/employees/12')
  await vi.waitFor(() => expect(new URLSearchParams(router.state.location.search).get('map-at')).toMatch(/^51\.5000,10\.0000,12\.00$/))
  expect(new URLSearchParams(router.state.location.search).get('map-pin')).toBe('employee-12')
})

test('an address with a place, a pin and filters is shown as it was left', async () => {
  await open('/map/?map-at=51,12,8&map-pin=facility-2&map-filter-kind=facility')
  await expect.element(count('3 on the map')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Home on the Elbe' })).toBeVisible()
  await expect.element(button(/^Facility Home on the Elbe, /)).toBeVisible()
  await expect.element(button(/^Facility Clinic on the Rhine, /)).not.toBeInTheDocument()
})

test.for([
  ['map-filter-kind=employee', 1],
  ['map-filter-is_active=Active (true)', 3],
  ['map-filter-is_active=Inactive (false)', 1],
  ['map-filter-states=Saxony (SN),Thuringia (TH)', 2],
  ['map-filter-facility_type__id=Nursing home (4)', 2],
  ['map-filter-exam__id=Other (8)', 3],
  ['map-filter-phrase=elbe town', 1],
] as const)('%s leaves %d on the map', async ([filter, left]) => {
  await open(`/map/?${filter}`)
  await expect.element(count(`${left} on the map`)).toBeVisible()
})

test('who may not see employees is offered no filters of them', async () => {
  await open('/map/', { answer: { ...points, employees: null }, user: aUser() })
  await expect.element(count('3 on the map')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Facility type' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Exam' })).not.toBeInTheDocument()
  await expect.element(button('Employees')).not.toBeInTheDocument()
})

test('points that could not be read are asked for again', async () => {
  let answers = 0
  serve({ 'GET /map-points.json/': () => (answers++ === 0 ? { status: 503, data: {} } : { status: 200, data: points }) })
  await renderRoutes({ at: '/map/', session: { state: 'in', user: dispatcher } })
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await expect.element(count('4 on the map')).toBeVisible()
})

test('the ways to the overview map lead to the built-in one', async () => {
  for (const way of ['/overview-map', '/redirect-to-overview-map']) {
    const { router, screen } = await open(way)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/map/'))
    await screen.unmount()
  }
})
