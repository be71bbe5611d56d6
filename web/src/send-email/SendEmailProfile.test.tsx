import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aCandidate } from '../candidate/candidate.test-support.ts'
import { anEmail } from '../email/email.test-support.ts'
import { choiceOf, choose, edgar, fieldOf, filled, form, openEmail, sendButton } from './emails.test-support.ts'

const profile = '/facilities?modals=email&email-from=profile:9'

test('the profile goes to the contact person of the vacancy', async () => {
  const { asked, sent } = await openEmail({ at: profile })
  await expect.element(fieldOf('Recipient')).toHaveValue(edgar.email)
  await expect.element(form.getByText('Fachkraft ZNA')).toBeVisible()
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Herr Pfister,')
  expect(Object.fromEntries(asked('/email-templates/2/').at(-1)!)).toMatchObject({ candidate__id: '9', contact_person__id: '4' })
  await sendButton.click()
  await vi.waitFor(() => expect(sent()).toMatchObject([{ candidate: { id: 9 }, contact_person: { id: 4 }, recipient: edgar.email }]))
  expect(sent()[0]).not.toHaveProperty('facility')
})

test.each([
  ['a profile', 'profile:9', 'Jana Reuter', true],
  ['an e-mail to the candidate', 'candidate:9', 'Jana Reuter', true],
  ['a request for documents', 'documents-of:5', 'Jana Reuter', false],
  ['an e-mail to a facility', 'facility:7', 'Klinikum Spreetal', false],
  ['what tells a facility of an absence', 'absence-at:7&email-with=employee:5', 'Klinikum Spreetal', false],
])('%s says about whom it is', async (_, from, name, isForVacancy) => {
  await openEmail({ at: `/facilities?modals=email&email-from=${from}` })
  const about = form.getByRole('region', { name: 'About' })
  await expect.element(about.getByText(name, { exact: true })).toBeVisible()
  expect(about.getByText('Fachkraft ZNA').elements()).toHaveLength(isForVacancy ? 1 : 0)
})

test.each([
  ['with a candidate', 'profile:9', true],
  ['to a contact person alone', 'contact-person:3', false],
])('after an e-mail %s the table of candidates is read again: %s %s', async (_, from, isReadAgain) => {
  const { asked, sent } = await openEmail({ at: `/vacancies/12?modals=email&email-from=${from}` })
  await choose('Template', isReadAgain ? 'Profil senden' : 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toBeEnabled()
  const before = [asked('/candidates.json/').length, asked('/emails.json/').length]
  await sendButton.click()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  await vi.waitFor(() => expect(asked('/emails.json/').length).toBeGreaterThan(before[1]!)) // the panel of e-mails
  expect(asked('/candidates.json/').length > before[0]!).toBe(isReadAgain)
})

test('the template that a profile was sent with is there the next time', async () => {
  const { router, sent } = await openEmail({ at: profile })
  await expect.element(choiceOf('Template')).toBeVisible()
  await choose('Template', 'Anonymes Profil')
  await expect.element(fieldOf('Text')).toBeEnabled()
  await sendButton.click()
  await expect.element(form).not.toBeInTheDocument()
  await router.navigate(profile)
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Herr Pfister,')
  await sendButton.click()
  await vi.waitFor(() => expect(sent()).toMatchObject([{ template: { id: 3 } }, { template: { id: 3 } }]))
})

test('that the facility knows the profile is said beforehand, by whom and when, and can be looked at', async () => {
  const { asked } = await openEmail({ at: profile, emails: [anEmail()] })
  const told = 'The profile of Jana Reuter was already sent to Martina Kessler on 20.11.2026 09:15, by Tarek Sölter.'
  await expect.element(form.getByText(told)).toBeVisible()
  expect(Object.fromEntries(asked('/emails.json/')[0]!)).toMatchObject({ category: 'profile', employee__id: '5', facility__id: '7' })
  await form.getByRole('button', { name: 'View' }).click()
  await expect
    .element(page.getByRole('dialog', { name: /^Profil Jana Reuter/ }).getByText('ich stelle Ihnen heute', { exact: false }))
    .toBeVisible()
})

test('the candidate herself is written to at her own address', async () => {
  const candidate = { ...aCandidate('new'), employee: { ...aCandidate('new').employee, email: 'jana@post.example', is_active: false } }
  const { asked, sent } = await openEmail({ at: '/facilities?modals=email&email-from=candidate:9', candidate })
  await expect.element(fieldOf('Recipient')).toHaveValue('jana@post.example')
  await expect.element(form.getByText('Jana Reuter is inactive.')).toBeVisible()
  expect(choiceOf('Contact person').elements()).toEqual([])
  await choiceOf('Template').click()
  await vi.waitFor(() => expect(asked('/autocompletes/email-templates.json/').at(-1)?.get('category')).toBe('candidate,other'))
  await page.getByTitle('Ohne Vorlage').last().click()
  await expect.element(fieldOf('Text')).toBeEnabled()
  await sendButton.click()
  await vi.waitFor(() => expect(sent()).toMatchObject([{ candidate: { id: 9 } }]))
  expect(sent()[0]).not.toHaveProperty('contact_person')
})

test('what the template could not say is named above the text, and that there is no English text', async () => {
  const fill = () => ({ status: 200, data: filled({ empty_placeholders: ['employee.exam', 'contact_person.greeting'] }) })
  await openEmail({ at: profile, fill })
  await choose('Template', 'Profil senden')
  const left = form.getByText('Left empty because there is no value: Employee: Exam; Contact person: Salutation.')
  await expect.element(left).toBeVisible()
  expect(left.element().compareDocumentPosition(fieldOf('Text').element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await form.getByText('English', { exact: true }).click()
  await expect.element(form.getByText('This template is only available in German.')).toBeVisible()
  await expect.element(form.getByRole('radio', { name: 'German' })).toBeChecked()
})

test('who may not see employees is told so', async () => {
  await openEmail({ at: '/facilities?modals=email&email-from=profile:10' })
  await expect.element(page.getByRole('dialog').getByText('No record was found. Maybe it was deleted?')).toBeVisible()
})
