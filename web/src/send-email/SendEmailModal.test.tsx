import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aContactPerson } from '../contact-person/contact-person.test-support.ts'
import { queryClient } from '../shared/storage/query-client.ts'
import { choiceOf, choose, edgar, fieldOf, file, filled, form, martina, openEmail, sendButton } from './emails.test-support.ts'
import { personOf } from './queries.ts'

const toFacility = '/facilities?modals=email&email-from=facility:7'
const toPerson = '/facilities?modals=email&email-from=contact-person:3'

test('the main contact of a facility is written to; nothing can be written before there is a template', async () => {
  const { asked, sent } = await openEmail({ at: toFacility })
  await expect.element(fieldOf('Recipient')).toHaveValue(martina.email)
  for (const control of [fieldOf('Subject'), fieldOf('Text'), choiceOf('Attachments')]) await expect.element(control).toBeDisabled()
  await expect.element(choiceOf('Template')).toHaveFocus()
  await choose('Template', 'Bedarfsabfrage')
  expect(Object.fromEntries(asked('/autocompletes/email-templates.json/').at(-1)!)).toMatchObject({
    category: 'facility,other',
    facility__id: '7',
  })
  await expect.element(fieldOf('Subject')).toHaveValue('Profil Jana Reuter')
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Frau Kessler,')
  await expect.element(form.getByText('AGB')).toBeVisible()
  await sendButton.click()
  await expect.element(page.getByText('E-mail was sent')).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  expect(sent()).toEqual([
    {
      recipient: martina.email,
      template: { id: 8 },
      subject: 'Profil Jana Reuter',
      text: 'Guten Tag Frau Kessler,',
      selected_attachments: [{ id: 5 }],
      contact_person: { id: 3 },
      facility: { id: 7 },
      language: 'de',
      candidates: [],
      selected_documents: [],
      log: false,
    },
  ])
})

test('a contact person is written to without a word about a facility or a candidate', async () => {
  const { sent } = await openEmail({ at: toPerson })
  await expect.element(fieldOf('Recipient')).toHaveValue(martina.email)
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Subject')).toBeEnabled()
  await sendButton.click()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(Object.keys(sent()[0] as object)).toEqual(expect.arrayContaining(['contact_person']))
  expect(sent()[0]).not.toHaveProperty('candidate')
  expect(sent()[0]).not.toHaveProperty('facility')
})

test('whatever is missing is asked for, and no template brings no text', async () => {
  const { sent } = await openEmail({ at: toFacility, fill: () => ({ status: 200, data: blank }) })
  await sendButton.click()
  await expect.element(form.getByText('Template is required!')).toBeVisible()
  await fieldOf('Recipient').fill('')
  await expect.element(form.getByText('Recipient is required!')).toBeVisible()
  await fieldOf('Recipient').fill('kessler')
  await expect.element(form.getByText('Not a valid email')).toBeVisible()
  await fieldOf('Recipient').fill('kessler@spreetal.example')
  await choose('Template', 'Ohne Vorlage')
  await expect.element(fieldOf('Subject')).toBeEnabled()
  await expect.element(form.getByText('Subject is required!')).toBeVisible()
  await expect.element(form.getByText('Text is required!')).toBeVisible()
  await expect.element(choiceOf('Attachments')).toBeDisabled()
  expect(sent()).toEqual([])
})

const blank = {
  id: 1,
  name: 'Ohne Vorlage',
  code: 'no_template',
  category: 'other',
  subject: '',
  text_template: '',
  preselected_attachments: [],
  allowed_attachments: [],
  language: 'de',
  empty_placeholders: [],
}

test('another person gets the e-mail at her address and by her name; who is gone is told', async () => {
  const { asked } = await openEmail({ at: toFacility })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Frau Kessler,')
  await choose('Contact person', 'Edgar Pfister')
  await expect.element(fieldOf('Recipient')).toHaveValue(edgar.email)
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Herr Pfister,')
  await expect.element(form.getByText('Edgar Pfister is inactive.')).toBeVisible()
  expect(Object.fromEntries(asked('/email-templates/8/').at(-1)!)).toEqual({ contact_person__id: '4', facility__id: '7', language: 'de' })
})

const held = () => Promise.withResolvers<void>()

test('a template that is filled in late does not take the place of the one chosen last', async () => {
  const late = held()
  const fillings = [late.promise.then(() => 'Late'), 'Newest']
  await openEmail({ at: toFacility, fill: async () => ({ status: 200, data: filled({ subject: await fillings.shift()! }) }) })
  await choose('Template', 'Bedarfsabfrage')
  await choose('Template', 'Ohne Vorlage')
  await expect.element(fieldOf('Subject')).toHaveValue('Newest')
  late.resolve()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await expect.element(fieldOf('Subject')).toHaveValue('Newest')
})

test('a person who is read late changes neither the address of the one chosen last, nor one that was typed', async () => {
  const [edgarsFirst, edgarsSecond, martinas] = [held(), held(), held()]
  const edgars = [edgarsFirst.promise, edgarsSecond.promise]
  await openEmail({
    at: '/contact-persons/4?modals=email&email-from=facility:7', // this page reads the person, too, so the answer arrives in any case
    served: {
      'GET /contact-persons/4.json/': () => edgars.shift()!.then(() => ({ status: 200, data: aContactPerson(edgar) })),
      'GET /contact-persons/3.json/': () => martinas.promise.then(() => ({ status: 200, data: aContactPerson({ email: martina.email }) })),
    },
  })
  await choose('Contact person', 'Edgar Pfister')
  await choose('Contact person', 'Martina Kessler')
  edgarsFirst.resolve()
  await vi.waitFor(() => expect(queryClient.getQueryData(personOf(4).queryKey)).toBeDefined())
  martinas.resolve()
  await expect.element(fieldOf('Recipient')).toHaveValue(martina.email)
  await choose('Contact person', 'Edgar Pfister')
  await fieldOf('Recipient').fill('zentrale@spreetal.example')
  edgarsSecond.resolve()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  await expect.element(fieldOf('Recipient')).toHaveValue('zentrale@spreetal.example')
  await expect.element(form.getByText(`The address of Edgar Pfister is ${edgar.email}.`)).toBeVisible()
})

test("an address that is not the person's is told, and where answers go", async () => {
  await openEmail({ at: toFacility })
  await expect.element(form.getByText('Replies go to jule@example.org.')).toBeVisible()
  await fieldOf('Recipient').fill('klinik@spreetal.example')
  await expect.element(form.getByText(`The address of Martina Kessler is ${martina.email}.`)).toBeVisible()
})

test('a user without an address is told that answers go elsewhere', async () => {
  await openEmail({ at: toFacility, user: { email: '' } })
  await expect.element(form.getByText('Your user account has no e-mail address', { exact: false })).toBeVisible()
})

test('own text is not replaced without a question, and kept it stays with its template', async () => {
  await openEmail({ at: toFacility })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toBeEnabled()
  await fieldOf('Text').fill('Liebe Frau Kessler,')
  await choose('Template', 'Ohne Vorlage')
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await expect.element(fieldOf('Text')).toHaveValue('Liebe Frau Kessler,')
  await expect.element(form.getByTitle('Bedarfsabfrage')).toBeVisible()
  await choose('Contact person', 'Edgar Pfister')
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await expect.element(form.getByText('Does it still address the right person?', { exact: false })).toBeVisible()
  await choose('Template', 'Ohne Vorlage')
  await page.getByRole('button', { name: 'Replace', exact: true }).click()
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Herr Pfister,')
})

test('what the template has filled in is left without a question, what was typed is not', async () => {
  await openEmail({ at: toFacility })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toBeEnabled()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(form).not.toBeInTheDocument()
})

test('what was typed is not lost without a question', async () => {
  await openEmail({ at: toFacility })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toBeEnabled()
  await fieldOf('Text').fill('Liebe Frau Kessler,')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible()
})

test('nothing is sent while the template is filled in; where that fails, it is tried again', async () => {
  let fails = true
  const { sent } = await openEmail({
    at: toFacility,
    fill: () => (fails ? { status: 503, data: { detail: 'Later.' } } : { status: 200, data: blank }),
  })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(form.getByText('The template could not be filled in.')).toBeVisible()
  await fieldOf('Subject').fill('Hello')
  await fieldOf('Text').fill('Hello')
  await sendButton.click()
  expect(sent()).toEqual([])
  fails = false
  await form.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Keep my text' }).click()
  await sendButton.click()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
})

test('how large the attachments are together is said beforehand, and when it is too much for a mail', async () => {
  const megabyte = 1024 * 1024
  const allowed = [file(5, 'AGB', 9 * megabyte), file(6, 'Preise', 9 * megabyte), file(7, 'Logo', megabyte / 2)]
  await openEmail({
    at: toFacility,
    fill: () => ({ status: 200, data: filled({ allowed_attachments: allowed }) }),
    served: { 'GET /autocompletes/email-attachments.json/': { status: 200, data: allowed } },
  })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(form.getByText('9 MB in total, 18 MB at most.')).toBeVisible()
  await choose('Attachments', 'Preise')
  await expect.element(form.getByText('18 MB in total, 18 MB at most.')).toBeVisible()
  await choose('Attachments', 'Logo')
  await expect.element(form.getByText('18,5 MB in total: mail servers reject more than 18 MB.', { exact: false })).toBeVisible()
})

test('what the server refuses stands at its field', async () => {
  const refused = { status: 400, data: { errors: { selected_attachments: ['This attachment has no file.'] } } }
  await openEmail({ at: toFacility, send: () => refused })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toBeEnabled()
  await sendButton.click()
  await expect.element(form.getByText('Attachments: This attachment has no file.')).toBeVisible()
})

test('too many e-mails are told in the form, in the words of the server, and the e-mail can be sent later', async () => {
  const told = 'You have written 60 e-mails in the last hour. Please try again in 25 minutes.'
  let isFull = true
  const { sent } = await openEmail({
    at: toFacility,
    send: () => (isFull ? { status: 429, data: { detail: told, errors: [told] } } : { status: 200, data: { id: 11, state: 'waiting' } }),
  })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Frau Kessler,')
  await sendButton.click()
  await expect.element(form.getByRole('alert')).toHaveTextContent(told)
  await expect.element(page.getByText('Oops, experienced some problems')).not.toBeInTheDocument()
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Frau Kessler,')
  isFull = false
  await sendButton.click()
  await expect.element(form).not.toBeInTheDocument()
  expect(sent()).toHaveLength(2)
})

test('an e-mail that waits for want of a server is told as such; Ctrl+Enter sends', async () => {
  const answer = { id: 11, state: 'held', template: { id: 8, name: 'Bedarfsabfrage' } }
  const late = held()
  const { sent } = await openEmail({ at: toFacility, send: () => late.promise.then(() => ({ status: 200, data: answer })) })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toBeEnabled()
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}{Control>}{Enter}{/Control}')
  late.resolve()
  const notice = page.getByRole('alert').filter({ hasText: 'E-mail was sent' })
  await expect.element(notice.getByText('It is held in the outbox', { exact: false })).toBeVisible()
  expect(sent()).toHaveLength(1)
})
