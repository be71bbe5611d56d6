import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aKnownEmployee } from '../employee/employee.test-support.ts'
import { openVacancies } from './vacancies.test-support.ts'
import { aVacancy } from './vacancy.test-support.ts'

const nearJana = {
  'filter-near_employee': 'Jana Reuter (5)',
  'filter-exceed_distance': 'true',
  'filter-status': 'open',
  sorted_by: 'distance_to_near_employee_id_km',
}
const vacancies = [
  aVacancy({ distance_to_near_employee_id_km: 12.4 }),
  aVacancy({ id: 13, name: 'Far', distance_to_near_employee_id_km: 67.6 }),
]

/** The vacancies near Jana Reuter, who travels up to 50 km, as a user with these permissions sees them. */
const open = (query: Record<string, string>, holds: Permission[] = ['employees.view_employee']) =>
  openVacancies({
    at: `/vacancies?${new URLSearchParams(Object.entries(query).map(([key, value]) => [`vacancies-${key}`, value]))}`,
    vacancies,
    holds,
    served: { 'GET /employees/5.json/': { status: 200, data: aKnownEmployee() } },
  })

test('vacancies near somebody say how far away they are and how much too far, the nearest first', async () => {
  const { asked } = await open(nearJana)
  await expect.element(page.getByRole('row', { name: /12,4 km/ })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /67,6 km/ }).getByText('+18 km')).toBeVisible()
  expect(asked()).toEqual([
    { near_employee_id: '5', filter_by_distance: 'false', status: 'open', page: '1', size: '10', sort: 'distance_to_near_employee_id_km' },
  ])
  for (const chip of ['Near employee: Jana Reuter', 'Preferred distance: also beyond', 'Status: Open'])
    await expect.element(page.getByText(chip)).toBeVisible()
})

test('only vacancies to which she goes are asked for where she may not go further', async () => {
  const { asked } = await open({ ...nearJana, 'filter-exceed_distance': 'false', 'filter-map': '12487 Berlin [30]' })
  await vi.waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ near_employee_id: '5', filter_by_distance: 'true', distance_to_near_employee_id_km: '30' }),
  )
})

test('without the person the vacancies are the newest first again, and still the open ones', async () => {
  const { asked } = await open(nearJana)
  await page.getByRole('button', { name: 'Remove filter Near employee' }).click()
  await vi.waitFor(() => expect(asked().at(-1)).toEqual({ status: 'open', page: '1', size: '10', sort: '-created_datetime' }))
  expect(page.getByRole('columnheader', { name: 'Distance' }).elements()).toEqual([])
})

test('whoever may not see employees sees vacancies near nobody', async () => {
  const { asked } = await open(nearJana, [])
  await expect.element(page.getByRole('link', { name: 'Fachkraft ZNA' }).first()).toBeVisible()
  expect(page.getByRole('combobox', { name: 'Near employee' }).elements()).toEqual([])
  expect(page.getByRole('columnheader', { name: 'Distance' }).elements()).toEqual([])
  expect(asked().some((one) => 'near_employee_id' in one)).toBe(false)
})
