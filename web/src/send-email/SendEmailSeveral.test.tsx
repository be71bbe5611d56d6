import type { Candidate } from '@kasack/contract/candidate.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aCandidate } from '../candidate/candidate.test-support.ts'
import { anEmail } from '../email/email.test-support.ts'
import { edgar, fieldOf, filled, form, openEmail, aDocument, previewed, sendButton } from './emails.test-support.ts'

const person = (id: number, employee: number, name: string): Candidate => ({
  ...aCandidate('new'),
  id,
  employee: { ...aCandidate('new').employee, id: employee, name, full_name: name },
})
const [mia, tom] = [person(10, 6, 'Mia Lorenz'), person(11, 8, 'Tom Falk')]
const served = {
  'GET /candidates/10.json/': { status: 200, data: mia },
  'GET /candidates/11.json/': { status: 200, data: tom },
}
const several = '/facilities?modals=email&email-from=profile:9,10,11'

test('an address with several candidates begins one e-mail with all of their profiles', async () => {
  const { asked, sent } = await openEmail({ at: several, served })
  await expect.element(fieldOf('Recipient')).toHaveValue(edgar.email)
  const about = form.getByRole('region', { name: 'About' })
  for (const words of ['3 profiles', 'Fachkraft ZNA', 'Klinikum Spreetal', 'Jana Reuter, Mia Lorenz, Tom Falk'])
    await expect.element(about.getByText(words, { exact: true })).toBeVisible()
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Herr Pfister,')
  expect(Object.fromEntries(asked('/email-templates/2/').at(-1)!)).toMatchObject({ candidate__id: '9,10,11', contact_person__id: '4' })
  await sendButton.click()
  await vi.waitFor(() => expect(sent()).toMatchObject([{ candidates: [{ id: 9 }, { id: 10 }, { id: 11 }], contact_person: { id: 4 } }]))
  expect(sent()[0]).not.toHaveProperty('candidate')
})

test('the papers of each of them stand under her name, and go along', async () => {
  const documents = [
    aDocument(41, 'Lebenslauf', { is_preselected: true }),
    aDocument(42, 'Titer', { is_health: true }),
    aDocument(43, 'Lebenslauf', { is_preselected: true, employee: { id: 6, name: 'Mia Lorenz' } }),
    aDocument(44, 'Titer', { is_health: true, employee: { id: 6, name: 'Mia Lorenz' } }),
  ]
  const { sent } = await openEmail({ at: several, served, fill: () => ({ status: 200, data: filled({ documents }) }) })
  const of = (name: string) => form.getByRole('group', { name, exact: true })
  const tick = (whose: string, kind: string) => of(whose).getByRole('checkbox', { name: new RegExp(`^${kind}`) })
  for (const name of ['Jana Reuter', 'Mia Lorenz']) await expect.element(tick(name, 'Lebenslauf')).toBeChecked()
  expect(of('Tom Falk').elements()).toEqual([])
  await tick('Jana Reuter', 'Lebenslauf').click()
  await tick('Mia Lorenz', 'Titer').click()
  await sendButton.click()
  const question = page.getByRole('dialog', { name: 'This attachment contains health data: send it anyway?' })
  await expect.element(question.getByText('Mia Lorenz: Titer (Titer.pdf)')).toBeVisible()
  await question.getByRole('button', { name: 'Send e-mail' }).click()
  await vi.waitFor(() => expect(sent()).toMatchObject([{ selected_documents: [{ id: 43 }, { id: 44 }] }]))
})

test('which of the profiles the facility knows is said beforehand, of those in an e-mail about several too', async () => {
  const together = anEmail({ candidate: null, employee: null, candidates: [{ id: 10, employee: { id: 6, name: 'Mia Lorenz' } }] })
  const { asked } = await openEmail({ at: several, served, emails: [together, anEmail()] })
  const note = form.getByRole('note').filter({ hasText: 'The facility already knows some of these profiles:' })
  await expect.element(note.getByText('Jana Reuter: sent to Martina Kessler on 20.11.2026 09:15, by Tarek Sölter')).toBeVisible()
  await expect.element(note.getByText(/^Mia Lorenz: sent to/)).toBeVisible()
  expect(note.getByText(/^Tom Falk/).elements()).toEqual([])
  expect(Object.fromEntries(asked('/emails.json/')[0]!)).toMatchObject({ category: 'profile', employee__id: '5,6,8', facility__id: '7' })
})

test('what the template could not say of some of them is named', async () => {
  await openEmail({ at: several, served, fill: () => ({ status: 200, data: filled({ empty_placeholders: ['employee.exam'] }) }) })
  await expect.element(form.getByText('Left empty for some because there is no value: Employee: Exam.')).toBeVisible()
})

test('the preview says that nothing changes for them', async () => {
  await openEmail({ at: several, served, preview: () => ({ status: 200, data: previewed({ effects: [] }) }) })
  await expect.element(fieldOf('Text')).toBeEnabled()
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect.element(page.getByText('Nothing changes for the candidates.')).toBeVisible()
})

test.for(['profile:9,10,', `profile:${Array.from({ length: 21 }, (_, at) => at + 1).join(',')}`, 'candidate:9,10'])(
  'an address that names %s names no record',
  async (from) => {
    await openEmail({ at: `/facilities?modals=email&email-from=${from}`, served })
    await expect.element(page.getByRole('dialog').getByText('No record was found. Maybe it was deleted?')).toBeVisible()
  },
)

test('where one of them cannot be read nothing is written about the others', async () => {
  await openEmail({ at: '/facilities?modals=email&email-from=profile:9,12', served })
  await expect.element(page.getByRole('dialog').getByText('No record was found. Maybe it was deleted?')).toBeVisible()
  expect(fieldOf('Recipient').elements()).toEqual([])
})
