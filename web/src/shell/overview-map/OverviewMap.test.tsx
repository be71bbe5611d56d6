import { availabilityOfEmployee } from '@kasack/contract/availability.ts'
import type { MapPoints, Point } from '@kasack/contract/map-point.ts'
import { pointFields, vacancyPointFields } from '@kasack/contract/map-point.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../test/draw-maps.ts'
import { renderRoutes } from '../../test/render-routes.tsx'
import { aKnownEmployee } from '../../employee/employee.test-support.ts'
import { aKnownFacility } from '../../facility/facility.test-support.ts'
import { navigate } from '../../shared/address/navigation.ts'
import { serve } from '../../test/serve.ts'
import { aUser } from '../../test/users.ts'

const hospital = { id: 3, name: 'Hospital' }
const home = { id: 4, name: 'Nursing home' }
const nurse = { id: 9, name: 'Nurse' }
const nightShift = { id: 5, name: 'Night shift' }
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
  vacancy_types: [nightShift],
  vacancy_fields: [...vacancyPointFields],
  vacancies: [
    [21, 'Night shift, Clinic on the Rhine', 1, nightShift.id, [nurse.id, 10], '2026-12-01', '2027-01-31', 2],
    [22, 'Weekends only', 2, 6, [11], '2026-12-01', null, 1],
    [23, 'At a facility nobody named', 99, 6, [11], '2026-12-01', null, 1],
  ],
}
const weeks = availabilityOfEmployee('2026-11-26', [])
const dispatcher = aUser({ permissions: ['employees.view_employee'] })
const count = (text: string) => page.getByText(text, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })

/** The page, opened by a user who may see everything in the answer. */
async function open(at: string, { answer = points, user = dispatcher } = {}) {
  serve({ 'GET /map-points.json/': { status: 200, data: answer } })
  return renderRoutes({ at, session: { state: 'in', user } })
}

test('what the list beside the map cuts off can be read by pointing at it', async () => {
  await open('/map/')
  const row = button(/^Facility Clinic on the Rhine /)
  await expect.element(row.getByTitle('Clinic on the Rhine')).toBeVisible()
  await expect.element(row.getByTitle('53111 Town 1 · Hospital')).toBeVisible()
})

test('facilities and employees are pins that lead to their records', async () => {
  await open('/map/')
  await expect.element(count('6 on the map')).toBeVisible()
  await button(/^Facility Clinic on the Rhine /).click()
  const dialog = page.getByRole('dialog', { name: 'Clinic on the Rhine', exact: true })
  await expect.element(dialog.getByRole('link', { name: 'Clinic on the Rhine' })).toHaveAttribute('href', '/facilities/1')
  await expect.element(dialog.getByText('Hospital · 53111 Town 1')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'Employees nearby' })).toBeVisible()
})

test('an open vacancy is a pin at its facility that says when and how many, and leads on', async () => {
  await open('/map/?map-filter-kind=vacancy')
  await expect.element(count('2 on the map')).toBeVisible()
  await button('Vacancy Night shift, Clinic on the Rhine 01.12.26 – 31.01.27 · 53111 Town 1').click()
  const dialog = page.getByRole('dialog', { name: 'Night shift, Clinic on the Rhine' })
  await expect.element(dialog.getByRole('link', { name: 'Night shift, Clinic on the Rhine' })).toHaveAttribute('href', '/vacancies/21')
  await expect.element(dialog.getByRole('link', { name: 'Clinic on the Rhine', exact: true })).toHaveAttribute('href', '/facilities/1')
  await expect.element(dialog.getByText('01.12.26 – 31.01.27 · 2 still open')).toBeVisible()
  const near = new URLSearchParams('employees-filter-near_facility=Clinic on the Rhine (1)').toString()
  await expect
    .element(dialog.getByRole('link', { name: 'Employees nearby' }))
    .toHaveAttribute('href', expect.stringContaining(`/employees?${near}&`))
})

test('a facility and what is vacant there are one cluster that opens a list of both', async () => {
  await open('/map/?map-at=51,7,12&map-filter-phrase=rhine')
  await button('2 in this area: 1 Facility, 1 Vacancy').click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Clinic on the Rhine', 'Night shift, Clinic on the Rhine'])
    await expect.element(dialog.getByRole('link', { name, exact: true }).first()).toBeVisible()
})

test('an employee leads to the facilities and the vacancies near her', async () => {
  await open('/map/?map-at=51.5,10,12&map-pin=employee-12')
  const dialog = page.getByRole('dialog', { name: 'Eva Beispiel' })
  for (const name of ['Facilities nearby', 'Vacancies nearby']) await expect.element(dialog.getByRole('link', { name })).toBeVisible()
})

test('a pin that is opened says whom to call, and when somebody is free', async () => {
  const eva = aKnownEmployee({ id: 12, mobile: '0151 23004481', availability: weeks })
  serve({
    'GET /map-points.json/': { status: 200, data: points },
    'GET /employees/12.json/': { status: 200, data: eva },
    'GET /facilities/1.json/': { status: 200, data: aKnownFacility({ id: 1, phone: '030 901820', availability: weeks }) },
  })
  await renderRoutes({ at: '/map/?map-at=51.5,10,9&map-pin=employee-12', session: { state: 'in', user: dispatcher } })
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('link', { name: '+49 1512 3004481' })).toHaveAttribute('href', 'tel:+4915123004481')
  await expect.element(dialog.getByRole('list', { name: 'Calendar weeks' })).toBeVisible()
  await navigate('/map/?map-at=51,7,9&map-filter-kind=vacancy&map-pin=vacancy-21')
  await expect.element(dialog.getByRole('link', { name: '+49 30 901820' })).toHaveAttribute('href', 'tel:+4930901820')
})

test('the list beside the map leads to a pin and opens it', async () => {
  const { router } = await open('/map/')
  await button('Employee Eva Beispiel 99734 · Nurse').click()
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Eva Beispiel' })).toHaveAttribute('href', '/employees/12')
  await vi.waitFor(() => expect(new URLSearchParams(router.state.location.search).get('map-at')).toMatch(/^51\.5000,10\.0000,12\.00$/))
  expect(new URLSearchParams(router.state.location.search).get('map-pin')).toBe('employee-12')
})

test('an address with a place, a pin and filters is shown as it was left', async () => {
  await open('/map/?map-at=51,12,8&map-pin=facility-2&map-filter-kind=facility')
  await expect.element(count('3 on the map')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Home on the Elbe' })).toBeVisible()
  await expect.element(button(/^Facility Home on the Elbe /)).toBeVisible()
  await expect.element(button(/^Facility Clinic on the Rhine /)).not.toBeInTheDocument()
})

test.for([
  ['map-filter-kind=employee', 1],
  ['map-filter-kind=vacancy', 2],
  ['map-filter-is_active=Active (true)', 5],
  ['map-filter-is_active=Inactive (false)', 1],
  ['map-filter-states=Saxony (SN),Thuringia (TH)', 3],
  ['map-filter-facility_type__id=Nursing home (4)', 3],
  ['map-filter-exam__id=Other (8)', 3],
  ['map-filter-exam__id=Other (10)', 4],
  ['map-filter-vacancy_type__id=Night shift (5)', 5],
  ['map-filter-phrase=elbe town', 2],
] as const)('%s leaves %d on the map', async ([filter, left]) => {
  await open(`/map/?${filter}`)
  await expect.element(count(`${left} on the map`)).toBeVisible()
})

test('who may not see employees is not offered them', async () => {
  await open('/map/', { answer: { ...points, employees: null }, user: aUser() })
  await expect.element(count('5 on the map')).toBeVisible()
  for (const name of ['Facility type', 'Exam', 'Vacancy type']) await expect.element(page.getByRole('combobox', { name })).toBeVisible()
  await expect.element(button('Open vacancies')).toBeVisible()
  await expect.element(button('Employees')).not.toBeInTheDocument()
})

test('points that could not be read are asked for again', async () => {
  let answers = 0
  serve({ 'GET /map-points.json/': () => (answers++ === 0 ? { status: 503, data: {} } : { status: 200, data: points }) })
  await renderRoutes({ at: '/map/', session: { state: 'in', user: dispatcher } })
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click()
  await expect.element(count('6 on the map')).toBeVisible()
})

test('the ways to the overview map lead to the built-in one', async () => {
  for (const way of ['/overview-map', '/redirect-to-overview-map']) {
    const { router, screen } = await open(way)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/map/'))
    await screen.unmount()
  }
})
