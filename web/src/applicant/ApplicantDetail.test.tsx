import type { Applicant } from '@kasack/contract/applicant.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { anApplicant } from './applicant.test-support.ts'
import { openApplicants } from './applicants.test-support.ts'

const at = '/applicants/8'
const mail = {
  state: 'sent' as const,
  created_datetime: '2026-01-05T08:00:00.000000Z',
  sent_datetime: '2026-01-05T08:01:00.000000Z',
  last_error: '',
  expires_datetime: '2200-01-19T08:00:00.000000Z',
}
const convert = () => page.getByRole('button', { name: 'Convert to employee' })
const made = { id: 5, name: 'Mira Lindner-Voss' }

test('the page tells everything she has told', async () => {
  const tags = [{ id: 2, name: 'Nur Nachtdienst' }]
  const told = { application_tags: tags, comments: 'Ruft am Freitag an.', created_datetime: '2026-11-19T07:30:00.000000Z' }
  await openApplicants({ at, records: [anApplicant(told)] })
  await expect.element(page.getByRole('heading', { name: 'Mira Lindner', level: 1 })).toBeVisible()
  expect(document.title).toBe('Mira Lindner · Kasack')
  const details = page.getByRole('main')
  for (const text of ['Pflegefachfrau', '+49 1512 3004481', 'mira.lindner@post.example', 'Nur Nachtdienst', 'Ruft am Freitag an.']) {
    await expect.element(details.getByText(text)).toBeVisible()
  }
  await expect.element(details.getByText('19.11.2026 08:30', { exact: true })).toBeVisible()
  await expect.element(details.getByText('given on 20.11.2026 09:00, version 2026-11')).toBeVisible()
})

test('the page tells where she lives', async () => {
  await openApplicants({ at, records: [anApplicant({ formatted_address: '28195 Bremen' })] })
  await expect.element(page.getByText('28195 Bremen')).toBeVisible()
  expect(page.getByText(/The address could not be processed/).elements()).toEqual([])
})

test('of an address that lies nowhere the page says so', async () => {
  await openApplicants({ at, records: [anApplicant({ formatted_address: '00000', address_warning: true })] })
  await expect.element(page.getByText(/The address could not be processed/)).toBeVisible()
})

test.each<[string, Partial<Applicant>, string[]]>([
  ['confirmed', { email_verification_datetime: '2026-01-06T08:00:00.000000Z', verification_mail: mail }, ['confirmed on 06.01.2026 09:00']],
  ['not written to', { verification_mail: null }, ['not confirmed, no e-mail sent yet']],
  ['waiting', { verification_mail: { ...mail, state: 'waiting', sent_datetime: null } }, ['e-mail is waiting to be sent']],
  [
    'waiting for another attempt',
    { verification_mail: { ...mail, state: 'waiting', sent_datetime: null, last_error: '451 busy' } },
    ['e-mail is waiting to be sent', 'reason: 451 busy'],
  ],
  [
    'held',
    { verification_mail: { ...mail, state: 'held', sent_datetime: null } },
    ['e-mail is held in the outbox: no SMTP server is configured'],
  ],
  [
    'failed',
    { verification_mail: { ...mail, state: 'failed', sent_datetime: null, last_error: '550 no such mailbox' } },
    ['e-mail could not be delivered', 'reason: 550 no such mailbox'],
  ],
  ['sent', { verification_mail: mail }, ['e-mail sent on 05.01.2026 09:01', 'link valid until 19.01.2200']],
  [
    'sent too long ago',
    { verification_mail: { ...mail, expires_datetime: '2026-01-19T08:00:00.000000Z' } },
    ['e-mail sent on 05.01.2026 09:01', 'link expired on 19.01.2026'],
  ],
])('of an address that is %s the page says so', async (_state, applicant, sentences) => {
  await openApplicants({ at, records: [anApplicant(applicant)] })
  for (const sentence of sentences) await expect.element(page.getByText(sentence)).toBeVisible()
})

test('why a mail was not taken once is not told when there is no server to take it', async () => {
  const held = { ...mail, state: 'held' as const, sent_datetime: null, last_error: '451 busy' }
  await openApplicants({ at, records: [anApplicant({ verification_mail: held })] })
  await expect.element(page.getByText('e-mail is held in the outbox: no SMTP server is configured')).toBeVisible()
  expect(page.getByText(/451 busy/).elements()).toEqual([])
})

test('the link is sent again at one click, but not to an address that is confirmed', async () => {
  const answer = Promise.withResolvers<{ status: number; data: Applicant }>()
  const again = { 'POST /applicants/8/send-verification.json/': () => answer.promise }
  const { written } = await openApplicants({ at, records: [anApplicant({ verification_mail: mail })], served: again })
  await page.getByRole('button', { name: 'Send the link again' }).dblClick()
  answer.resolve({ status: 200, data: anApplicant() })
  await expect.element(page.getByText('A new verification e-mail is on its way.')).toBeVisible()
  expect(written()).toEqual([['POST /applicants/8/send-verification.json/', undefined]])
})

test('a confirmed address is not asked again', async () => {
  await openApplicants({ at, records: [anApplicant({ email_verification_datetime: '2026-01-06T08:00:00.000000Z' })] })
  await expect.element(page.getByText('confirmed on 06.01.2026 09:00')).toBeVisible()
  expect(page.getByRole('button', { name: /Send the link/ }).elements()).toEqual([])
})

test('whoever may not create employees is told so instead of converting', async () => {
  await openApplicants({ at, permissions: ['employees.view_applicant'] })
  await expect.element(convert()).toBeDisabled()
  await expect.element(convert()).toHaveAttribute('title', 'You are not allowed to create employees.')
})

test('of one who is an employee the page says so, and leads to the employee', async () => {
  await openApplicants({ at, records: [anApplicant({ converted_to_employee: made })] })
  await expect.element(page.getByText('Converted to Mira Lindner-Voss')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open employee' })).toHaveAttribute('href', '/employees/5')
  expect(convert().elements()).toEqual([])
})

test('whoever may not see employees reads the name and finds no link', async () => {
  await openApplicants({ at, records: [anApplicant({ converted_to_employee: made })], permissions: ['employees.view_applicant'] })
  await expect.element(page.getByText('Converted to Mira Lindner-Voss')).toBeVisible()
  expect(page.getByRole('link', { name: 'Open employee' }).elements()).toEqual([])
  await expect.element(convert()).toHaveAttribute('title', 'has already been converted to an employee')
})

test('the page leads to the form of the applicant and to that of a new employee', async () => {
  const { router } = await openApplicants({ at })
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=applicant&applicant-id=8'))
  await router.navigate(at)
  await convert().click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=employee&employee-from=applicant%3A8'))
})

test('deleted on her own page, she leaves the user on the list', async () => {
  const { router } = await openApplicants({ at, served: { 'DELETE /applicants/8/': { status: 204 } } })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/applicants'))
})

const known = {
  applicants: [{ id: 3, name: 'Mira Voss', by: ['email'], created_datetime: '2025-03-12T08:00:00.000000Z' }],
  employees: [{ id: 5, name: 'Mira Lindner-Voss', by: ['email', 'phone'], is_active: false }],
}

test('somebody who has applied before or works here is named, and one click shows the employee beside the page', async () => {
  const served = { 'GET /applicants/8/duplicates.json/': { status: 200, data: known } }
  const { router } = await openApplicants({ at, served })
  const hint = page.getByRole('region', { name: 'Possibly already known' })
  await expect.element(hint.getByRole('link', { name: 'Mira Voss' })).toHaveAttribute('href', '/applicants/3')
  await expect.element(hint.getByText('Mira Voss 12.03.2025, same e-mail address')).toBeVisible()
  await expect.element(hint.getByText('Mira Lindner-Voss inactive, same e-mail address, same phone number')).toBeVisible()
  await hint.getByRole('button', { name: 'Mira Lindner-Voss' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toBe('?modals=employee-drawer&employee-drawer-id=5'))
})

test('whoever may not see employees hears nothing of them', async () => {
  const served = { 'GET /applicants/8/duplicates.json/': { status: 200, data: { ...known, employees: null } } }
  await openApplicants({ at, served, permissions: ['employees.view_applicant'] })
  await expect.element(page.getByText('Other applications with the same details')).toBeVisible()
  expect(page.getByText('May already work for us').elements()).toEqual([])
})
