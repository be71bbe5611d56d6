import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { today } from '../shared/program/clock.ts'
import { aKnownEmployee, anEmployee } from './employee.test-support.ts'
import { openEmployees } from './employees.test-support.ts'

const query = (given: Record<string, string>) =>
  new URLSearchParams(Object.entries(given).map(([key, value]) => [`employees-${key}`, value])).toString()
const nearSpreetal = { 'filter-near_facility': 'Klinikum Spreetal (7)', 'filter-exceed_distance': 'true' }

test('employees near a facility say where they want to work, how far that is and how much too far', async () => {
  const { asked } = await openEmployees({
    at: `/employees?${query({ ...nearSpreetal, sorted_by: 'distance_to_near_facility_id_km' })}`,
    records: [
      aKnownEmployee({ distance_to_near_facility_id_km: 67.6 }),
      anEmployee({
        id: 6,
        name: 'Ole Maas',
        postal_code: '07743',
        city: 'Jena',
        preferred_location_radius: 1001,
        max_distance: null,
        distance_to_near_facility_id_km: 1234.5,
      }),
    ],
  })
  const row = page.getByRole('row', { name: /^Jana Reuter/ })
  for (const text of ['12487 Berlin', 'within 50 km', '67,6 km', '+18 km']) await expect.element(row.getByText(text)).toBeVisible()
  const other = page.getByRole('row', { name: /^Ole Maas/ })
  for (const text of ['07743 Jena', '(address) nationwide', '1.234,5 km']) await expect.element(other.getByText(text)).toBeVisible()
  expect(page.getByText(/too far/).elements()).toHaveLength(1)
  expect(asked()).toEqual([
    { near_facility_id: '7', filter_by_distance: 'false', sort: 'distance_to_near_facility_id_km', page: '1', size: '10' },
  ])
})

test('the column of preferred locations sorts by the distance only where there is one', async () => {
  await openEmployees({ at: '/employees' })
  await expect.element(page.getByRole('columnheader', { name: 'Preferred location', exact: true })).toBeVisible()
  expect(page.getByRole('button', { name: 'Filter Preferred location, distance' }).elements()).toEqual([])
})

test('kilometres in the address are asked for as a radius', async () => {
  const { asked } = await openEmployees({ at: `/employees?${query({ ...nearSpreetal, 'filter-map': '12555 Berlin [25.5]' })}` })
  await expect.element(page.getByText('Radius: 12555 Berlin, 25,5 km')).toBeVisible()
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ near_facility_id: '7', preferred_location_radius: '25.5' }))
})

const nearJana = (list: string) => ({
  [`${list}-filter-near_employee`]: 'Jana Reuter (5)',
  [`${list}-filter-exceed_distance`]: 'true',
  [`${list}-sorted_by`]: 'distance_to_near_employee_id_km',
})
const ways = {
  facilities: nearJana('facilities'),
  vacancies: { ...nearJana('vacancies'), 'vacancies-filter-status': 'open', 'vacancies-filter-for_date': today() },
}

test.each([
  ['facilities', 'a row', '/employees'],
  ['facilities', 'the page of an employee', '/employees/5'],
  ['facilities', 'an employee at the side', '/facilities?modals=employee-drawer&employee-drawer-id=5'],
  ['vacancies', 'a row', '/employees'],
  ['vacancies', 'the page of an employee', '/employees/5'],
  ['vacancies', 'an employee at the side', '/facilities?modals=employee-drawer&employee-drawer-id=5'],
] as const)('to the %s nearby leads %s', async (list, place, at) => {
  const { router } = await openEmployees({ at })
  if (place === 'a row') {
    await page.getByRole('button', { name: 'Actions for Jana Reuter' }).click()
    await page.getByRole('menuitem', { name: `Find ${list} nearby` }).click()
  } else await page.getByRole('link', { name: new RegExp(`^${list} nearby$`, 'i') }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(`/${list}`))
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(ways[list])
})
