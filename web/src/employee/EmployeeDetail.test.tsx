import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anAbsence, inDays } from '../absence/absences.test-support.ts'
import { formatDay } from '../shared/language/format.ts'
import { aKnownEmployee } from './employee.test-support.ts'
import { openEmployees } from './employees.test-support.ts'

const panel = (name: string) => page.getByRole('button', { name, exact: true })

test('the page shows everything known about an employee', async () => {
  const { asked } = await openEmployees({ at: '/employees/5', records: [aKnownEmployee({ has_car: false })] })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Jana Reuter')
  expect(document.title).toBe('Jana Reuter · Kasack')
  for (const text of [
    'Gesundheits- und Krankenpflegerin',
    'Potsdam',
    'Praxisanleitung',
    '10482',
    'Sterndamm 40, 12487 Berlin',
    '03.05.1989',
    'female',
    'Klinik',
    'Intensivstation (ITS)',
    '26,40\u00a0€ per hour',
    '28,00\u00a0€ per day',
    'Nachtdienst',
    'Acht Jahre Intensivstation.',
    'Erfahrene Intensivpflegerin.',
    'Kein Nachtdienst in den Schulferien.',
    'Jule Brandner',
    '+49 30 901820',
  ])
    await expect.element(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
  const fact = (label: string) =>
    [...document.querySelectorAll('.k-facts dt')].find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent
  expect(['Driving licence', 'Own car', 'Mobile', 'Phone'].map(fact)).toEqual(['Yes', 'No', '+49 1512 3004481', '+49 30 901820'])
  expect([...document.querySelectorAll('.k-long-note')].map(({ textContent }) => textContent.replaceAll('\u00ad', ''))).toEqual([
    'AchievementsAcht Jahre Intensivstation.',
    'ProfileErfahrene Intensivpflegerin.',
    'CommentsKein Nachtdienst in den Schulferien.',
  ])
  await expect.element(page.getByRole('link', { name: 'profile.example/10482' })).toHaveAttribute('href', 'https://profile.example/10482')
  await vi.waitFor(() => expect(asked('engagements')).toEqual([{ employee__id: '5', sort: '-created_datetime', page: '1', size: '10' }]))
})

test('an inactive employee is tagged, and the title says so', async () => {
  await openEmployees({ at: '/employees/5', records: [aKnownEmployee({ is_active: false })] })
  await expect.element(page.getByText('Inactive')).toBeVisible()
  expect(document.title).toBe('Jana Reuter (inactive) · Kasack')
})

test('a place that was not found says what does not work without it', async () => {
  await openEmployees({ at: '/employees/5', records: [aKnownEmployee({ preferred_address_warning: true })] })
  await expect.element(page.getByText('The address could not be processed, please check it.', { exact: false })).toBeVisible()
})

test('of a place that was found nothing is to be checked', async () => {
  await openEmployees({ at: '/employees/5', records: [aKnownEmployee({ preferred_address_warning: false })] })
  await expect.element(page.getByText('within 50 km').first()).toBeVisible()
  expect(page.getByText('please check it', { exact: false }).elements()).toEqual([])
})

test('of an employee who is away today the strip says until when and why, of several absences by the one that ends last', async () => {
  const absences = [anAbsence({ id: 22, lasts: [0, 1], reason: 'sick', reason_display: 'sick' }), anAbsence({ lasts: [-3, 4] })]
  const { asked } = await openEmployees({ at: '/employees/5', absences })
  await expect.element(page.getByText(`absent until ${formatDay(inDays(4))} (vacation)`)).toBeVisible()
  expect(asked('absences')).toContainEqual({ employee__id: '5', from_date: inDays(0), to_date: inDays(0) })
})

test('of one who is here the strip says how long it is until she is available', async () => {
  await openEmployees({ at: '/employees/5', records: [aKnownEmployee({ available_from_date: inDays(1) })] })
  await expect.element(page.getByText('tomorrow', { exact: true })).toBeVisible()
  expect(page.getByText(/absent until/).elements()).toEqual([])
})

test('an entry of the panel begins with the employee', async () => {
  const { router } = await openEmployees({ at: '/employees/5' })
  await expect.element(panel('Logbook')).toBeVisible()
  await page.getByRole('button', { name: 'Logbook entry' }).last().click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=engagement&engagement-from=employee%3A5'))
  const form = page.getByRole('dialog', { name: 'Create logbook entry' })
  await expect.element(form.getByTitle('Jana Reuter')).toBeVisible()
  await expect.element(form.getByRole('region', { name: 'About' }).getByRole('link', { name: '+49 1512 3004481' })).toBeVisible()
})

const withBookings: Permission[] = ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking', 'vacancies.add_absence']

test('bookings and absences come by five, entries by ten, each page in the address', async () => {
  const { asked } = await openEmployees({ at: '/employees/5?eb-page=2&ea-page=3&ee-page=4', holds: withBookings })
  const sized = (list: string) => asked(list).filter(({ size }) => size !== undefined)
  await vi.waitFor(() => {
    expect(sized('bookings')).toMatchObject([{ employee__id: '5', page: '2', size: '5' }])
    expect(sized('absences')).toMatchObject([{ employee__id: '5', page: '3', size: '5' }])
    expect(sized('engagements')).toMatchObject([{ employee__id: '5', page: '4', size: '10' }])
  })
})

test('who may not view bookings has no panel of them, and they are not asked for', async () => {
  const { asked } = await openEmployees({ at: '/employees/5' })
  await vi.waitFor(() => expect(asked('engagements')).toHaveLength(1))
  expect(page.getByRole('heading', { name: /^Bookings/ }).elements()).toEqual([])
  expect(asked('bookings')).toEqual([])
})

const addButton = (key: string) => document.querySelector<HTMLElement>(`#${key} .ant-collapse-extra button`)

test.each([
  ['bookings', 'Booking', 'booking'],
  ['absences', 'Absence', 'absence'],
  ['logbook', 'Logbook entry', 'engagement'],
])('what the button in the head of %s adds begins with the employee: %s', async (key, name, modal) => {
  const { router } = await openEmployees({ at: '/employees/5', holds: withBookings })
  await vi.waitFor(() => expect(addButton(key)).toHaveTextContent(name))
  addButton(key)?.click()
  await vi.waitFor(() => expect(router.state.location.search).toBe(`?modals=${modal}&${modal}-from=employee%3A5`))
})

test('an employee is set to inactive and deleted from the page, which then leads to the list', async () => {
  const { router, written } = await openEmployees({ at: '/employees/5' })
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Mark as inactive')
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  await choose('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/employees'))
  expect(written()).toEqual([
    ['PATCH /employees/5.json/', { is_active: false, version: 'AAAA' }],
    ['DELETE /employees/5/', undefined],
  ])
})

test.each<[string, Permission[], number]>([
  ['a link', ['employees.view_employee', 'employees.view_applicant'], 1],
  ['her name', ['employees.view_employee'], 0],
])('of the applicant an employee was there is %s, as the right allows', async (_, holds, links) => {
  const records = [aKnownEmployee({ converted_from_applicant: { id: 7, name: 'Ute Sander' } })]
  await openEmployees({ at: '/employees/5', records, holds })
  await expect.element(page.getByText('Ute Sander')).toBeVisible()
  expect(page.getByRole('link', { name: 'Ute Sander' }).elements()).toHaveLength(links)
})

test.each([
  ['Im Einsatz', 'k-tone-amber', 'Im Einsatz, not booked today'],
  ['Gesperrt für Einsätze', 'k-tone-red', 'Gesperrt für Einsätze'],
])('a status that bookings contradict, or that bars somebody, is a tag of its own: %s', async (name, tone, text) => {
  await openEmployees({
    at: '/employees/5',
    records: [aKnownEmployee({ status: { id: 1, name }, bookings: [] })],
    holds: ['employees.view_employee', 'vacancies.view_booking'],
  })
  await expect.element(page.getByText(text, { exact: true })).toHaveClass(tone)
})
