import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anEmployee } from '../employee/employee.test-support.ts'
import { anApplicant } from './applicant.test-support.ts'
import { openApplicants } from './applicants.test-support.ts'

const form = () => page.getByRole('dialog')
const field = (name: string) => form().getByLabelText(name, { exact: true })
const save = () => form().getByRole('button', { name: 'Create employee', exact: true })
const mira = anEmployee({ id: 31, name: 'Mira Lindner' })

async function chooseStatus() {
  await form().getByRole('combobox', { name: 'Status' }).click()
  await page.elementLocator(document.querySelector('.ant-select-dropdown')!).getByTitle('Im Einsatz').click()
}

test('the form of the employee begins with what the applicant has told, and leads to the employee', async () => {
  const served = { 'POST /employees.json/': { status: 201, data: mira } }
  const { written } = await openApplicants({ at: '/applicants/8', served })
  await page.getByRole('button', { name: 'Convert to employee' }).click()
  await expect.element(field('First name')).toHaveValue('Mira')
  await expect.element(field('Last name')).toHaveValue('Lindner')
  await expect.element(field('E-mail')).toHaveValue('mira.lindner@post.example')
  await expect.element(field('Mobile')).toHaveValue('0151 23004481')
  await chooseStatus()
  await save().click()
  await expect.element(page.getByRole('link', { name: 'Visit the employee' })).toHaveAttribute('href', '/employees/31')
  expect(written()).toHaveLength(1)
  expect(written()[0]![1]).toMatchObject({ first_name: 'Mira', last_name: 'Lindner', converted_from_applicant: { id: 8 } })
})

test('where the applicant lives is handed over, with its point, which is nobody’s house', async () => {
  const place = { postal_code: '28195', city: 'Bremen', country_code: 'DE', address_latitude: 53.08, address_longitude: 8.81 }
  const served = { 'POST /employees.json/': { status: 201, data: mira } }
  const { written } = await openApplicants({ at: '/applicants/8', records: [anApplicant(place)], served })
  await page.getByRole('button', { name: 'Convert to employee' }).click()
  await expect.element(field('Postal code')).toHaveValue('28195')
  await expect.element(field('City')).toHaveValue('Bremen')
  await chooseStatus()
  await save().click()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]![1]).toMatchObject({ ...place, address_is_approximate: true })
})

test('a postal code alone is handed over without a point', async () => {
  const served = { 'POST /employees.json/': { status: 201, data: mira } }
  const { written } = await openApplicants({ at: '/applicants/8', records: [anApplicant({ postal_code: '28195' })], served })
  await page.getByRole('button', { name: 'Convert to employee' }).click()
  await expect.element(field('Postal code')).toHaveValue('28195')
  await chooseStatus()
  await save().click()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  const nowhere = { address_latitude: null, address_longitude: null, address_is_approximate: false }
  expect(written()[0]![1]).toMatchObject({ postal_code: '28195', city: '', ...nowhere })
})

test('whoever comes second reads in the form that the applicant has been converted', async () => {
  const reason = 'This applicant has already been converted to an employee.'
  const served = { 'POST /employees.json/': { status: 400, data: { errors: { converted_from_applicant: [reason] } } } }
  await openApplicants({ at: '/applicants?modals=employee&employee-from=applicant:8', served })
  await expect.element(field('First name')).toHaveValue('Mira')
  await chooseStatus()
  await save().click()
  await expect.element(form().getByRole('alert')).toHaveTextContent(reason)
})

const of = { id: 8, name: 'Mira Lindner' }
const served = { 'GET /employees/31.json/': { status: 200, data: { ...mira, converted_from_applicant: of } } }

test('the employee leads to the application she came from, where there is nothing to do any more', async () => {
  const { router } = await openApplicants({ at: '/employees/31', records: [anApplicant({ converted_to_employee: mira })], served })
  await page.getByRole('main').getByRole('link', { name: 'Mira Lindner' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/applicants/8'))
  await expect.element(page.getByText('Converted to Mira Lindner')).toBeVisible()
  expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /Send the link|Convert|Edit|More actions/ })
      .elements(),
  ).toEqual([])
})

test('whoever may not see applicants is led nowhere', async () => {
  const { calls } = await openApplicants({ at: '/employees/31', served, permissions: ['employees.view_employee'] })
  await expect.element(page.getByRole('heading', { name: 'Mira Lindner', level: 1 })).toBeVisible()
  expect(page.getByRole('main').getByRole('link', { name: 'Mira Lindner' }).elements()).toEqual([])
  expect(calls.filter(({ url }) => url.pathname.includes('applicants'))).toEqual([])
})
