import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { phones } from '../shared/language/use-phones.ts'
import { openEmployees } from './employees.test-support.ts'

const view = 'employees.view_employee'
const add = 'employees.add_employee'
const jana = { id: 5, name: 'Jana Reuter' }
const numbers = (maySee: boolean) => ({
  phone: maySee ? '' : null,
  mobile: maySee ? '0151 23004481' : null,
  country_code: maySee ? 'DE' : null,
})
const entryFor = (holds: Permission[]) => ({
  id: 9,
  action_type: { id: 1, name: 'Outgoing call' },
  facility: null,
  contact_person: null,
  employee: { ...jana, ...numbers(holds.includes(view)) },
  note: 'Wants nights.',
  follow_up: null,
  todo: false,
  created_by_user: { id: 2, name: 'Tarek Sölter' },
  created_datetime: '2026-01-05T08:00:00.000000Z',
})

async function seen(holds: Permission[]) {
  await phones.preload()
  const { read } = await openEmployees({ at: '/', holds, entries: [entryFor(holds)] })
  await expect.element(page.getByText('Wants nights.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect.element(page.getByRole('menuitem').first()).toBeVisible()
  return {
    navigation: page.getByRole('link', { name: 'Employees' }).elements().length > 0,
    creation: page.getByRole('menuitem', { name: 'Employee' }).elements().length > 0,
    links: page.getByRole('link', { name: jana.name }).elements().length > 0,
    dials: page.getByRole('link', { name: '+49 1512 3004481' }).elements().length > 0,
    names: page.getByText(jana.name).elements().length > 0,
    asks: read().some((path) => path.includes('employee')),
  }
}

test.each<[string, Permission[], object]>([
  ['nothing', [], { navigation: false, creation: false, links: false, dials: false }],
  ['the right to see them', [view], { navigation: true, creation: false, links: true, dials: true }],
  ['the right to add some', [add], { navigation: false, creation: true, links: false, dials: false }],
  ['both rights', [view, add], { navigation: true, creation: true, links: true, dials: true }],
])('with %s the menus and the logbook show what may be reached', async (_, holds, expected) => {
  expect(await seen(holds)).toEqual({ ...expected, names: true, asks: false })
})

test.each(['/employees', '/employees/5'])('%s is not shown without the right, nor asked for', async (at) => {
  const { read } = await openEmployees({ at, holds: [add] })
  await expect.element(page.getByText('You are not allowed to view this content (403).')).toBeVisible()
  expect(read().filter((path) => path.startsWith('/employees'))).toEqual([])
})

test('who may see employees but not add any has no button for it', async () => {
  await openEmployees({ at: '/employees', holds: [view] })
  await expect.element(page.getByRole('link', { name: 'Jana Reuter' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Create employee' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Actions for Jana Reuter' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
})

test.each<[Permission[], number]>([
  [[add], 0],
  [[add, view], 1],
])('what %s creates is told with as many links to it: %i', async (holds, links) => {
  const { written } = await openEmployees({ at: '/facilities?modals=employee', holds })
  const form = page.getByRole('dialog', { name: 'Create employee' })
  await form.getByRole('textbox', { name: 'First name' }).fill('Ute')
  await form.getByRole('textbox', { name: 'Last name' }).fill('Sander')
  await form.getByRole('combobox', { name: 'Status' }).click()
  await page.getByTitle('Im Einsatz').click()
  await form.getByRole('button', { name: 'Create employee' }).click()
  await expect.element(page.getByText('Employee was created')).toBeVisible()
  expect(page.getByRole('link', { name: 'Visit the employee' }).elements()).toHaveLength(links)
  await vi.waitFor(() => expect(written()).toHaveLength(1))
})
