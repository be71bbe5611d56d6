import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aKnownEmployee } from './employee.test-support.ts'
import { openEmployees } from './employees.test-support.ts'

const create = '/employees?modals=employee'
const change = '/employees?modals=employee&employee-id=5'
const form = () => page.getByRole('dialog')
const field = (name: string) => form().getByLabelText(name, { exact: true })
const submit = (name: string) => form().getByRole('button', { name, exact: true })
const choose = async (name: string, choice: string) => {
  await form().getByRole('combobox', { name }).click()
  await page.elementLocator(document.querySelector('.ant-select-dropdown')!).getByTitle(choice).click()
}

test('a new employee is active, works within 1000 km and is sent with every field', async () => {
  const { written } = await openEmployees({ at: create })
  await expect.element(field('First name')).toHaveFocus()
  await expect.element(field('Active')).toBeChecked()
  await expect.element(field('Radius')).toHaveValue('1.000')
  await field('First name').fill('Ute')
  await field('Last name').fill('Sander')
  await choose('Status', 'Im Einsatz')
  await field('Hourly rate').fill('26,4')
  await field('Personnel number').fill('10482')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Hourly rate')).toHaveValue('26,40')
  await expect.element(field('Personnel number')).toHaveValue('10482')
  await submit('Create employee').click()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  expect(written()[0]![1]).toMatchObject({
    first_name: 'Ute',
    status: { id: 1 },
    hourly_rate: 26.4,
    public_id: 10482,
    country_code: 'DE',
    preferred_location_radius: 1000,
    is_active: true,
  })
})

test('name and status are required', async () => {
  await openEmployees({ at: create })
  await submit('Create employee').click()
  for (const label of ['First name', 'Last name', 'Status']) await expect.element(form().getByText(`${label} is required!`)).toBeVisible()
})

test('the city of the exam waits for an exam, and goes with it', async () => {
  const { written } = await openEmployees({ at: change, records: [aKnownEmployee({ exam: { id: 2, name: 'Pflegefachfrau' } })] })
  await expect.element(field('Exam city')).toHaveValue('Potsdam')
  const exam = form().getByRole('combobox', { name: 'Exam', exact: true })
  await exam.hover()
  await page.elementLocator(exam.element().closest('.k-field')!).getByRole('button', { name: 'Clear' }).click()
  await expect.element(field('Exam city')).toBeDisabled()
  await expect.element(field('Exam city')).toHaveAttribute('placeholder', 'choose an exam first')
  await submit('Save').click()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /employees/5.json/', { exam: null, exam_city: '', version: 'AAAA' }]]))
})

test('the preferred postal code is that of the home when it is left, unless there is one', async () => {
  await openEmployees({ at: create })
  await field('Postal code').fill('10115')
  await expect.element(field('Preferred postal code')).toHaveValue('')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Preferred postal code')).toHaveValue('10115')
  await field('Postal code').fill('20095')
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Preferred postal code')).toHaveValue('10115')
})

test('an address is told to be wrong once it was left, not while it is typed', async () => {
  await openEmployees({ at: create })
  await field('E-mail').click()
  await userEvent.keyboard('abc')
  expect(form().getByText('Not a valid email').elements()).toEqual([])
  await userEvent.keyboard('{Tab}')
  await expect.element(form().getByText('Not a valid email')).toBeVisible()
})

test('above 1000 km the radius is nationwide, which one click chooses', async () => {
  const { written } = await openEmployees({ at: change })
  await expect.element(field('Radius')).toHaveValue('50')
  await form().getByRole('button', { name: 'Nationwide' }).click()
  await expect.element(form().getByText('km, nationwide')).toBeVisible()
  expect(form().getByRole('button', { name: 'Nationwide' }).elements()).toEqual([])
  await submit('Save').click()
  await vi.waitFor(() => expect(written()[0]?.[1]).toEqual({ preferred_location_radius: 1001, version: 'AAAA' }))
})

test('what the server refuses stands at its field', async () => {
  const refusal = { errors: { public_id: ['This number is taken.'] } }
  await openEmployees({ at: change, saved: { status: 400, data: refusal } })
  await field('Personnel number').fill('7')
  await submit('Save').click()
  await expect.element(form().getByRole('alert')).toHaveTextContent('Personnel number: This number is taken.')
  await expect.element(field('Personnel number')).toHaveAccessibleDescription('This number is taken.')
})

test('an applicant becomes an employee without anything being typed twice', async () => {
  const { written } = await openEmployees({ at: '/facilities?modals=employee&employee-from=applicant:7' })
  await expect.element(field('First name')).toHaveValue('Ute')
  await expect.element(field('Last name')).toHaveValue('Sander')
  await expect.element(field('E-mail')).toHaveValue('ute@post.example')
  await expect.element(field('Mobile')).toHaveValue('0151 1')
  await choose('Status', 'Im Einsatz')
  await submit('Create employee').click()
  await vi.waitFor(() =>
    expect(written()[0]?.[1]).toMatchObject({ first_name: 'Ute', last_name: 'Sander', converted_from_applicant: { id: 7 } }),
  )
})

const converted = '/facilities?modals=employee&employee-from=applicant:7'
const group = (name: string) => form().getByRole('group', { name, exact: true })

test('the form shows what the applicant wrote and what was noted about her', async () => {
  const applied = {
    profession_free_text: 'Altenpflegerin, 22 Jahre Wohnbereich',
    application_tags: [{ id: 4, name: 'Nur Nachtdienst' }],
    comments: 'Erreichbar nach 16 Uhr.',
    created_datetime: '2026-11-20T08:00:00.000000Z',
  }
  await openEmployees({ at: converted, applied })
  for (const words of ['Application of 20.11.2026', 'Altenpflegerin, 22 Jahre Wohnbereich', 'Nur Nachtdienst', 'Erreichbar nach 16 Uhr.']) {
    await expect.element(form().getByText(words, { exact: true })).toBeVisible()
  }
  await expect.element(field('Status')).toHaveFocus()
  expect(form().getByText('Exam from', { exact: false }).elements()).toEqual([])
})

test('the exam that her words name is proposed, and sent unless it is changed', async () => {
  const { written } = await openEmployees({ at: converted, applied: { profession_free_text: 'seit 2012 OTA, Springerin' } })
  await expect.element(group('Profession').getByText('Operationstechnische/r Assistent/in (OTA)')).toBeVisible()
  await expect.element(group('Profession').getByText('Exam from “OTA”')).toBeVisible()
  await choose('Status', 'Im Einsatz')
  await submit('Create employee').click()
  await vi.waitFor(() => expect(written()[0]?.[1]).toMatchObject({ exam: { id: 3 } }))
})

test('a proposed exam can be emptied, and stays so', async () => {
  const { written } = await openEmployees({ at: converted, applied: { profession_free_text: 'OTA' } })
  const proposal = group('Profession').getByText('Exam from “OTA”')
  await expect.element(proposal).toBeVisible()
  const exam = form().getByRole('combobox', { name: 'Exam', exact: true })
  await exam.hover()
  await page.elementLocator(exam.element().closest('.k-field')!).getByRole('button', { name: 'Clear' }).click()
  await expect.element(proposal).not.toBeInTheDocument()
  await choose('Status', 'Im Einsatz')
  await submit('Create employee').click()
  await vi.waitFor(() => expect(written()[0]?.[1]).toMatchObject({ exam: null }))
})

test.for(['Nurse', 'OTA und Pflegefachfrau', 'Azubi OTA'])('"%s" proposes no exam', async (profession_free_text) => {
  await openEmployees({ at: converted, applied: { profession_free_text } })
  await expect.element(form().getByText(profession_free_text, { exact: true })).toBeVisible()
  await expect.element(field('Exam city')).toBeDisabled()
  expect(form().getByText('Exam from', { exact: false }).elements()).toEqual([])
})
