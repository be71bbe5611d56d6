import type { UserGroup } from '@kasack/contract/user-group.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { totalWidth } from '../shared/table/column.ts'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { columns } from './UserGroupList.tsx'

const aGroup = (group: Partial<UserGroup> = {}): UserGroup => ({
  id: 4,
  name: 'Nachtdienst',
  permissions: ['vacancies.view_booking'],
  number_of_members: 0,
  version: 'v1',
  ...group,
})

async function open(...results: UserGroup[]) {
  const calls = serve({
    'GET /groups.json/': { status: 200, data: { count: results.length, next: null, previous: null, results } },
    [`GET /groups/${results[0]?.id}.json/`]: { status: 200, data: results[0] },
    'PATCH /groups/4.json/': { status: 200, data: results[0] },
  })
  await renderRoutes({ at: '/admin/groups', session: { state: 'in', user: aUser({ is_superuser: true }) } })
  return calls
}

const deleting = () => page.getByRole('menuitem', { name: /^Delete/ })

test('the widths of the columns come to 100 %', () => expect(totalWidth(columns, true)).toBe(100))

test('a group says in the words of the agency what it allows, and leads to its members', async () => {
  await open(aGroup({ number_of_members: 2 }))
  const row = page.getByRole('row', { name: /Nachtdienst/ })
  await expect.element(row.getByText('View bookings')).toBeVisible()
  await expect.element(row.getByRole('link', { name: '2' })).toHaveAttribute('href', '/admin/users?users-filter-groups=Nachtdienst')
})

test('its rights are boxes, each with what it lets somebody do', async () => {
  const calls = await open(aGroup())
  await page.getByRole('button', { name: 'Nachtdienst', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('checkbox', { name: 'View bookings and availability' })).toBeChecked()
  await dialog.getByRole('checkbox', { name: 'Create employees and convert applicants' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      permissions: ['employees.add_employee', 'vacancies.view_booking'],
      version: 'v1',
    }),
  )
})

test('a group with members stays, and says so', async () => {
  await open(aGroup({ number_of_members: 2 }))
  await page.getByRole('button', { name: 'Actions for Nachtdienst' }).click()
  await expect.element(deleting()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(deleting().getByText('The group has members.')).toBeVisible()
})

test('the group that opens the KPIs keeps its name and stays', async () => {
  await open(aGroup({ name: 'Reporting', permissions: [] }))
  await page.getByRole('button', { name: 'Actions for Reporting' }).click()
  await expect.element(deleting()).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect.element(page.getByRole('dialog').getByText('Gives access to the KPIs.', { exact: false })).toBeVisible()
  expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).elements()).toEqual([])
})
