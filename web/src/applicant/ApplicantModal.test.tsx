import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anApplicant } from './applicant.test-support.ts'
import { openApplicants } from './applicants.test-support.ts'

const change = '/applicants?modals=applicant&applicant-id=8'
const form = () => page.getByRole('dialog')
const field = (name: string) => form().getByLabelText(name, { exact: true })
const submit = (name: string) => form().getByRole('button', { name, exact: true })

test('name, profession, e-mail and mobile are required; nobody is asked for a consent that is not his', async () => {
  await openApplicants({ at: change })
  const required = ['First name', 'Last name', 'Profession', 'E-mail', 'Mobile']
  for (const label of required) await field(label).fill('')
  await field('Comments').click()
  for (const label of required) {
    await expect.element(form().getByText(`${label} is required!`)).toBeVisible()
  }
  expect(
    form()
      .getByText(/consent/i)
      .elements(),
  ).toEqual([])
})

test('an address that is none is told when it is left', async () => {
  await openApplicants({ at: change })
  await field('E-mail').fill('abc')
  await field('Mobile').click()
  await expect.element(form().getByText('Not a valid email')).toBeVisible()
})

test('what the server refuses stands at its field, without a notification', async () => {
  const refusal = { status: 400, data: { errors: { mobile: ['Too long.'] } } }
  await openApplicants({ at: change, served: { 'PATCH /applicants/8.json/': refusal } })
  await field('Mobile').fill('0')
  await submit('Save').click()
  await expect.element(form().getByText('Too long.', { exact: true })).toBeVisible()
  await expect.element(form().getByRole('alert')).toHaveTextContent('Mobile: Too long.')
  expect(document.querySelectorAll('.k-note')).toHaveLength(0)
})

test('only what was changed is sent', async () => {
  const { written } = await openApplicants({ at: change, served: { 'PATCH /applicants/8.json/': { status: 200, data: anApplicant() } } })
  await field('Comments').fill('Ruft am Freitag an.')
  await submit('Save').click()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /applicants/8.json/', { comments: 'Ruft am Freitag an.', version: 'AAAA' }]]))
  await expect.element(page.getByText('Applicant was edited')).toBeVisible()
})

test('who may not see applicants is not shown their form', async () => {
  await openApplicants({ at: '/nowhere?modals=applicant&applicant-id=8', permissions: ['employees.add_employee'] })
  await expect.element(form().getByText('You are not allowed to view this content (403).')).toBeVisible()
})
