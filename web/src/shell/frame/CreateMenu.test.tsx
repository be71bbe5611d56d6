import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderRoutes } from '../../test/render-routes.tsx'
import { aUser } from '../../test/users.ts'
import { serveAgency } from './agency.test-support.ts'

const view: Permission = 'employees.view_employee'

async function openMenu(holds: Permission[]) {
  serveAgency(holds)
  const { router } = await renderRoutes({ at: '/nowhere', session: { state: 'in', user: aUser({ permissions: holds }) } })
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Facility' })).toBeVisible()
  return router
}

test.each<[string, string, Permission[]]>([
  ['Logbook entry', 'engagement', []],
  ['Facility', 'facility', []],
  ['Contact person', 'contact-person', []],
  ['Employee', 'employee', ['employees.add_employee']],
  ['Vacancy', 'vacancy', []],
  ['Booking', 'booking', ['vacancies.add_booking']],
  ['Absence', 'absence', ['vacancies.add_absence']],
  ['Prior period', 'prior-period', ['vacancies.add_booking']],
  ['Requirement', 'requirement', ['vacancies.add_booking']],
])('%s: the menu of what can be created opens its form', async (entry, modal, rights) => {
  const router = await openMenu([view, ...rights])
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
  await expect.element(page.getByRole('dialog', { name: `Create ${entry.toLowerCase()}` })).toBeVisible()
  await vi.waitFor(() => expect(router.state.location.search).toBe(`?modals=${modal}`))
})

test('n opens the menu from everywhere, and a letter leads to what is meant', async () => {
  serveAgency([])
  const { router } = await renderRoutes({ at: '/nowhere', session: { state: 'in', user: aUser({}) } })
  await expect.element(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible()
  await userEvent.keyboard('n')
  await expect.element(page.getByRole('menuitem').first()).toHaveFocus()
  await userEvent.keyboard('v{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Create vacancy' })).toBeVisible()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=vacancy'))
})

test.each<[string, Permission, number]>([
  ['Employee', 'employees.add_employee', 8],
  ['Booking', 'vacancies.add_booking', 6],
  ['Prior period', 'vacancies.add_booking', 6],
  ['Requirement', 'vacancies.add_booking', 6],
  ['Prior period', 'employees.view_employee', 8],
  ['Absence', 'vacancies.add_absence', 8],
])('%s is not offered without the right %s', async (entry, right, left) => {
  const all: Permission[] = [view, 'employees.add_employee', 'vacancies.add_booking', 'vacancies.add_absence']
  await openMenu(all.filter((one) => one !== right))
  expect(page.getByRole('menuitem', { name: entry, exact: true }).elements()).toEqual([])
  expect(page.getByRole('menuitem').elements()).toHaveLength(left)
})
