import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choiceOf, choose, edgar, fieldOf, form, openEmail, previewed, sendButton } from './emails.test-support.ts'

const profile = '/facilities?modals=email&email-from=profile:9'
const toFacility = '/facilities?modals=email&email-from=facility:7'
const shown = page.getByRole('dialog', { name: 'Preview: how the e-mail will arrive' })
const lookButton = form.getByRole('button', { name: 'Preview' })

type Opening = Parameters<typeof openEmail>[0]

/** Opens the form of a profile e-mail and fills it in. */
async function write(opening: Omit<Opening, 'at'> = {}) {
  const opened = await openEmail({ at: profile, ...opening })
  await choose('Template', 'Profil senden')
  await expect.element(fieldOf('Text')).toBeEnabled()
  return opened
}

/** The value the preview shows for a label. */
const factOf = (name: string) => shown.getByText(name, { exact: true }).element().nextElementSibling?.textContent

test('the preview shows the e-mail as it would arrive, and what it would change of the candidate', async () => {
  const { looked, sent } = await write()
  await fieldOf('Subject').fill('Profil')
  await lookButton.click()
  await expect.element(shown).toBeVisible()
  expect(looked()).toMatchObject([{ recipient: edgar.email, subject: 'Profil', candidate: { id: 9 }, selected_attachments: [{ id: 5 }] }])
  expect(looked()[0]).not.toHaveProperty('facility')
  expect(['From', 'To', 'Replies to', 'Subject', 'Attachments', 'Afterwards'].map(factOf)).toEqual([
    'Kasack <buero@agentur.example>',
    edgar.email,
    'jule@example.org',
    'Profil Jana Reuter',
    'AGB.pdf 2 KBPreise.pdf 1 KB3 KB in total',
    'Profile sent, Status Applied',
  ])
  const text = shown.getByRole('region', { name: 'Text' })
  await expect.element(text).toHaveFocus()
  expect((text.element() as HTMLElement).innerText).toBe(previewed().text)
  expect(shown.getByRole('note').elements()).toEqual([])
  expect(sent()).toEqual([])
})

test('where no address is known for answers, none is attached and nothing changes, the preview says so', async () => {
  await write({ preview: () => ({ status: 200, data: previewed({ reply_to: '', attachments: [], effects: [] }) }) })
  await lookButton.click()
  await expect.element(shown).toBeVisible()
  expect(['Replies to', 'Attachments', 'Afterwards'].map(factOf)).toEqual([
    'Kasack <buero@agentur.example>',
    'none',
    'Nothing changes for the candidate.',
  ])
})

test('an e-mail to a facility has nothing to change of a candidate', async () => {
  await openEmail({ at: toFacility, preview: () => ({ status: 200, data: previewed({ effects: [] }) }) })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toBeEnabled()
  await lookButton.click()
  await expect.element(shown).toBeVisible()
  expect(shown.getByText('Afterwards').elements()).toEqual([])
})

test('that the e-mail would wait for a server is said before it is sent', async () => {
  await write({ preview: () => ({ status: 200, data: previewed({ state: 'held' }) }) })
  await lookButton.click()
  await expect.element(shown.getByRole('note')).toHaveTextContent('It will wait in the outbox: no SMTP server is configured yet.')
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the button', () => shown.getByRole('button', { name: 'Back to writing' }).last().click()],
])('%s leads from the preview back to the text, and nothing of it is lost', async (_, leave) => {
  const { sent } = await write()
  await fieldOf('Text').fill('Lieber Herr Pfister,')
  await lookButton.click()
  await expect.element(shown.getByRole('region', { name: 'Text' })).toHaveFocus()
  await leave()
  await expect.element(shown).not.toBeInTheDocument()
  await expect.element(fieldOf('Text')).toHaveFocus()
  await expect.element(fieldOf('Text')).toHaveValue('Lieber Herr Pfister,')
  expect(page.getByRole('dialog', { name: 'Discard your changes?' }).elements()).toEqual([])
  expect(sent()).toEqual([])
})

test.each([
  ['its button', () => shown.getByRole('button', { name: 'Send e-mail' }).click()],
  ['Ctrl+Enter', () => userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}{Control>}{Enter}{/Control}')],
])('from the preview the e-mail is sent once with %s', async (_, send) => {
  const answer = Promise.withResolvers<{ status: number; data: object }>()
  const { looked, sent } = await write({ send: () => answer.promise })
  await lookButton.click()
  await expect.element(shown.getByRole('region', { name: 'Text' })).toHaveFocus()
  await send()
  answer.resolve({ status: 200, data: { id: 11, state: 'waiting', template: { id: 2, name: '' } } })
  await expect.element(page.getByText('E-mail was sent')).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(shown).not.toBeInTheDocument()
  expect(sent()).toEqual(looked())
  expect(sent()).toHaveLength(1)
})

test('a preview that comes when the writer has gone on is not shown', async () => {
  const late = Promise.withResolvers<{ status: number; data: object }>()
  const answers = [late.promise, { status: 200, data: previewed({ subject: 'Second' }) }]
  const { looked } = await write({ preview: () => answers.shift()! })
  await lookButton.click()
  await vi.waitFor(() => expect(looked()).toHaveLength(1))
  await fieldOf('Subject').fill('Second')
  late.resolve({ status: 200, data: previewed({ subject: 'First' }) })
  await vi.waitFor(() => expect(lookButton.element().classList).not.toContain('ant-btn-loading'))
  expect(shown.elements()).toEqual([])
  await lookButton.click()
  await expect.element(shown).toBeVisible()
  expect(factOf('Subject')).toBe('Second')
})

test('what is refused after the preview stands at its field in the form', async () => {
  const refused = { status: 400, data: { errors: { selected_attachments: ['This attachment has no file.'] } } }
  await write({ send: () => refused })
  await lookButton.click()
  await shown.getByRole('button', { name: 'Send e-mail' }).click()
  await expect.element(form.getByText('Attachments: This attachment has no file.')).toBeVisible()
  await expect.element(choiceOf('Attachments')).toHaveFocus()
})

test('what is missing is asked for instead of a preview, at its field', async () => {
  const { looked } = await openEmail({ at: toFacility })
  await expect.element(choiceOf('Template')).toHaveFocus()
  await lookButton.click()
  await expect.element(form.getByText('Template is required!')).toBeVisible()
  await expect.element(choiceOf('Template')).toHaveFocus()
  expect(looked()).toEqual([])
})

test('what the server refuses to preview stands at its field, and can be mended', async () => {
  let isRefused = true
  const refused = { status: 400, data: { errors: { subject: ['Not a subject.'] } } }
  await write({ preview: () => (isRefused ? refused : { status: 200, data: previewed() }) })
  await lookButton.click()
  await expect.element(form.getByText('Subject: Not a subject.')).toBeVisible()
  await expect.element(fieldOf('Subject')).toHaveFocus()
  expect(shown.elements()).toEqual([])
  isRefused = false
  await fieldOf('Subject').fill('Profil')
  await lookButton.click()
  await expect.element(shown).toBeVisible()
})

test('a server that does not answer leaves the form as it was, and the e-mail can be sent', async () => {
  const { sent } = await write({ preview: () => ({ status: 503, data: { detail: 'Later.' } }) })
  await lookButton.click()
  await expect.element(page.getByText('Later.')).toBeVisible()
  expect(shown.elements()).toEqual([])
  await sendButton.click()
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
})
