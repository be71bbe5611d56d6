import { availabilityOfEmployee } from '@kasack/contract/availability.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openModal } from '../shared/address/modals.ts'
import { aKnownEmployee, anEmployee } from './employee.test-support.ts'
import { openEmployees } from './employees.test-support.ts'
import { employeeDrawer } from './door.ts'

const drawer = () => page.getByRole('dialog', { name: /^Jana Reuter/ })
const at = '/facilities?modals=employee-drawer&employee-drawer-id=5'

test('the address opens an employee at the right, 850 wide, above the page that stays', async () => {
  const { read } = await openEmployees({ at })
  await expect.element(drawer()).toBeVisible()
  await expect.element(drawer().getByText('Gesundheits- und Krankenpflegerin')).toBeVisible()
  const place = document.querySelector('.ant-drawer-content-wrapper')
  await vi.waitFor(() => {
    const { right, width } = place!.getBoundingClientRect()
    expect([Math.round(right), Math.round(width)]).toEqual([1280, 850])
  })
  expect(read()).toContain('/employees/5.json/')
  expect(drawer().getByRole('navigation').elements()).toEqual([])
  await expect.element(drawer().getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/employees/5')
})

test('it opens from anywhere and closes with Escape, back to where the keyboard was', async () => {
  const { router } = await openEmployees({ at: '/facilities' })
  const opener = page.getByRole('searchbox')
  await opener.click()
  openModal(employeeDrawer, { id: 5 })
  await expect.element(drawer()).toBeVisible()
  await vi.waitFor(() => expect(drawer().element().contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer()).not.toBeInTheDocument()
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  await expect.element(opener).toHaveFocus()
})

test('going back closes it, going forward opens it', async () => {
  const { router } = await openEmployees({ at: '/facilities' })
  await expect.element(page.getByRole('searchbox')).toBeVisible()
  openModal(employeeDrawer, { id: 5 })
  await expect.element(drawer()).toBeVisible()
  await router.navigate(-1)
  await expect.element(drawer()).not.toBeInTheDocument()
  await router.navigate(1)
  await expect.element(drawer()).toBeVisible()
})

test('what is asked on the phone stays inside, however long the name of what she is booked for', async () => {
  const name = 'Pflegefachkraft Allgemeinstation, Tagesklinik Spreetal am Wasserturm'
  const booking = {
    id: 3,
    booking_type: 'new_deployment' as const,
    date_range: { lower: '2020-01-01', upper: null, bounds: '[]' as const },
    record: { id: 12, path: '/vacancies' as const, name },
    cancelled: false,
    terminated: false,
  }
  const employee = aKnownEmployee({ bookings: [booking], availability: availabilityOfEmployee('2026-12-14', []) })
  await openEmployees({ at, records: [employee], holds: ['employees.view_employee', 'vacancies.view_booking'] })
  await expect.element(drawer().getByRole('link', { name })).toHaveAttribute('href', '/vacancies/12')
  const strip = drawer().element().querySelector('.k-strip')!
  const end = strip.getBoundingClientRect().right
  for (const fact of strip.children) expect(fact.getBoundingClientRect().right).toBeLessThanOrEqual(end)
})

test('its tables have an address of their own, which is forgotten with it', async () => {
  const { router, asked } = await openEmployees({ at: `${at}&employee-drawer-ee-sorted_by=followup_date&facilities-page=1` })
  await vi.waitFor(() => expect(asked('engagements')).toEqual([{ employee__id: '5', sort: 'followup_date', page: '1', size: '10' }]))
  await drawer().getByRole('button', { name: 'Close' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?facilities-page=1'))
})

test('above the page of the same employee every part has an id of its own', async () => {
  await openEmployees({ at: '/employees/5?modals=employee-drawer&employee-drawer-id=5' })
  await expect.element(drawer().getByRole('button', { name: 'Edit details' })).toBeVisible()
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids.filter((id, nth) => ids.indexOf(id) !== nth)).toEqual([])
})

test('the form opens above it, and leads back to it', async () => {
  const { router } = await openEmployees({ at })
  await drawer().getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Edit employee Jana Reuter' })
  await expect.element(form.getByLabelText('First name')).toHaveValue('Jana')
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(drawer()).toBeVisible()
  expect(router.state.location.search).toBe('?modals=employee-drawer&employee-drawer-id=5')
})

test('when the employee is deleted it closes', async () => {
  const { router } = await openEmployees({ at })
  await drawer().getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete employee?' }).getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  expect(router.state.location.pathname).toBe('/facilities')
})

test('an employee who is not there, or not to be seen, is told inside', async () => {
  await openEmployees({ at, records: [] })
  await expect.element(page.getByRole('dialog').getByText('No record was found. Maybe it was deleted?')).toBeVisible()
})

test('who may not see employees is told so, and nothing is asked', async () => {
  const { read } = await openEmployees({ at, holds: [], records: [anEmployee()] })
  await expect.element(page.getByRole('dialog').getByText('You are not allowed to view this content (403).')).toBeVisible()
  expect(read().filter((path) => path.startsWith('/employees'))).toEqual([])
})
