import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { freePeriods } from '../availability/rules.ts'
import { today } from '../shared/program/clock.ts'
import { totalWidth } from '../shared/table/column.ts'
import { aKnownEmployee, anEmployee } from './employee.test-support.ts'
import { openEmployees } from './employees.test-support.ts'
import { columns } from './EmployeeList.tsx'

test('the widths of the columns come to 100 %', () => expect(totalWidth(columns, true)).toBe(100))

test('a row says who it is, where she wants to work, how she is reached and what she has learned', async () => {
  await openEmployees({
    at: '/employees',
    records: [
      aKnownEmployee({ exams_match_with_vacancy: true, qualifications_match_with_vacancy: true }),
      anEmployee({
        id: 6,
        name: 'Ole Maas',
        preferred_postal_code: '80331',
        preferred_city: 'München',
        preferred_location_radius: 1001,
        max_distance: null,
        is_active: false,
      }),
    ],
  })
  const row = page.getByRole('row', { name: /^Jana Reuter/ })
  await expect.element(row.getByRole('link', { name: 'Jana Reuter' })).toHaveAttribute('href', '/employees/5')
  for (const text of ['12487 Berlin', 'within 50 km', 'Gesundheits- und Kranken\u00ADpflegerin', 'Im Einsatz', '14.12.26'])
    await expect.element(row.getByText(text)).toBeVisible()
  await expect.element(row.getByRole('link', { name: '+49 1512 3004481' })).toHaveAttribute('href', 'tel:+4915123004481')
  await expect.element(row.getByRole('link', { name: '+49 30 901820' })).toBeVisible()
  await expect.element(row.getByRole('link', { name: 'jana.reuter@post.example' })).toBeVisible()
  expect(row.getByRole('img', { name: /\bfits?\b/ }).elements()).toEqual([]) // fit is shown only where candidates are picked
  const inactive = page.getByRole('row', { name: /^Ole Maas/ })
  await expect.element(inactive).toHaveClass('k-disabled')
  for (const text of ['Inactive', '80331 München', 'nationwide'])
    await expect.element(inactive.getByText(text, { exact: true })).toBeVisible()
})

test('the navigation leads to the active ones', async () => {
  const { router, asked } = await openEmployees({ at: '/facilities' })
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Employees' }).click()
  await vi.waitFor(() =>
    expect(router.state.location.search).toBe(`?${new URLSearchParams({ 'employees-filter-is_active': 'Active (true)' })}`),
  )
  await vi.waitFor(() => expect(asked()).toEqual([{ is_active: 'true', sort: 'id', page: '1', size: '10' }]))
})

test('the bar narrows to a federal state and a dispatcher, heads to exams, qualifications and status', async () => {
  const filters = {
    is_active: 'Inactive (false)',
    states: 'Berlin (BE)',
    dispatcher__id: 'Jule (1)',
    exam__id: 'Pflegefachfrau (2)',
    qualifications__id: 'Praxisanleitung (2)',
    status__id: 'Im Einsatz (1)',
  }
  const params = Object.entries(filters).map(([key, value]) => [`employees-filter-${key}`, value])
  const { asked } = await openEmployees({ at: `/employees?${new URLSearchParams([...params, ['employees-sorted_by', '-name']])}` })
  await vi.waitFor(() =>
    expect(asked()).toEqual([
      {
        is_active: 'false',
        states: 'BE',
        dispatcher__id: '1',
        exam__id: '2',
        qualifications__id: '2',
        status__id: '1',
        sort: '-name',
        page: '1',
        size: '10',
      },
    ]),
  )
  const bar = page.getByRole('group', { name: 'List filters' })
  for (const name of ['Federal state', 'Dispatcher']) await expect.element(bar.getByRole('combobox', { name })).toBeVisible()
})

const free = () => page.getByRole('group', { name: 'Free', exact: true })

test('who is free in two weeks is one click, and so is everybody again', async () => {
  const { asked, router } = await openEmployees({ at: '/employees', holds: ['employees.view_employee', 'vacancies.view_booking'] })
  const { from, to } = freePeriods(today())[3]!.days
  const button = free().getByRole('button', { name: 'in 2 weeks' })
  await button.click()
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ from_date: from, to_date: to }))
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(new URLSearchParams(router.state.location.search).get('employees-filter-date_range')).toBe(`${from}–${to}`)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe(''))
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
})

test('who is free on other days is asked by typing them', async () => {
  const { asked } = await openEmployees({ at: '/employees', holds: ['employees.view_employee', 'vacancies.view_booking'] })
  await free().getByRole('textbox', { name: 'Free, from' }).click()
  await free().getByRole('textbox', { name: 'Free, from' }).fill('14.12.2026')
  await free().getByRole('textbox', { name: 'Free, until' }).fill('20.12.2026')
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ from_date: '2026-12-14', to_date: '2026-12-20' }))
})

test('whoever may not see bookings is not offered who is free', async () => {
  const { asked } = await openEmployees({ at: '/employees?employees-filter-date_range=2026-12-14–2026-12-20' })
  await expect.element(page.getByRole('row', { name: /^Jana Reuter/ })).toBeVisible()
  expect(free().elements()).toEqual([])
  expect(asked()[0]).not.toHaveProperty('from_date')
})

test.each([
  ['Edit', '?modals=employee&employee-id=5'],
  ['Add logbook entry', '?modals=engagement&engagement-from=employee%3A5'],
])('the menu of a row offers: %s', async (action, search) => {
  const { router } = await openEmployees({ at: '/employees' })
  await page.getByRole('button', { name: 'Actions for Jana Reuter' }).click()
  await page.getByRole('menuitem', { name: action }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe(search))
})

test('a row is set to inactive without a form', async () => {
  const { written } = await openEmployees({ at: '/employees' })
  await page.getByRole('button', { name: 'Actions for Jana Reuter' }).click()
  await page.getByRole('menuitem', { name: 'Mark as inactive' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /employees/5.json/', { is_active: false, version: 'AAAA' }]]))
})

test('an agency without employees is told what to do', async () => {
  const { router } = await openEmployees({ at: '/employees', records: [] })
  await expect.element(page.getByText('No employees created yet')).toBeVisible()
  await page.getByRole('button', { name: 'Create employee' }).last().click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=employee'))
})
