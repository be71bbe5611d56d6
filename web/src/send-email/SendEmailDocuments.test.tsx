import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { choose, fieldOf, filled, form, openEmail, aDocument, previewed, sendButton } from './emails.test-support.ts'

const profile = '/facilities?modals=email&email-from=profile:9'
const documentsOf = '/facilities?modals=email&email-from=documents-of:5'

const megabyte = 1024 * 1024
const documents = [
  aDocument(41, 'Lebenslauf', { is_preselected: true }),
  aDocument(42, 'Masernnachweis', { is_health: true }),
  aDocument(43, 'Aufenthaltstitel', { is_residence: true }),
]
const fill = () => ({ status: 200, data: filled({ documents }) })
const tick = (name: string) => form.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const papersIn = (mail: unknown) => (mail as { selected_documents: unknown }).selected_documents

test('with a profile go the papers that are ticked, and nothing is asked about them', async () => {
  const { sent } = await openEmail({ at: profile, fill })
  await expect.element(tick('Lebenslauf')).toBeChecked()
  await expect.element(tick('Masernnachweis')).not.toBeChecked()
  await expect.element(tick('Aufenthaltstitel')).not.toBeChecked()
  expect(tick('Masernnachweis').element().closest('label')?.textContent).toMatch(/^MasernnachweisMasernnachweis\.pdf · .+ · Health data$/)
  await sendButton.click()
  await vi.waitFor(() => expect(sent().map(papersIn)).toEqual([[{ id: 41 }]]))
})

test('before health data and residence titles go it is asked, by their names; who goes back has sent nothing', async () => {
  const { sent } = await openEmail({ at: profile, fill })
  await tick('Masernnachweis').click()
  await tick('Lebenslauf').click()
  await sendButton.click()
  const question = page.getByRole('dialog', { name: 'This attachment contains health data: send it anyway?' })
  await expect.element(question.getByText('Masernnachweis (Masernnachweis.pdf)')).toBeVisible()
  await question.getByRole('button', { name: 'Back to writing' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(sent()).toEqual([])
  await tick('Aufenthaltstitel').click()
  await sendButton.click()
  const both = page.getByRole('dialog', { name: 'These attachments contain health data and residence titles: send them anyway?' })
  await both.getByRole('button', { name: 'Send e-mail' }).click()
  await vi.waitFor(() => expect(sent().map(papersIn)).toEqual([[{ id: 42 }, { id: 43 }]]))
})

test('who may not see papers is offered none', async () => {
  await openEmail({ at: profile })
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag Herr Pfister,')
  expect(form.getByRole('checkbox').elements()).toEqual([])
  expect(form.getByText('Documents', { exact: true }).elements()).toEqual([])
})

test('a facility that is told of somebody is sent none of her papers', async () => {
  const { asked } = await openEmail({ at: '/facilities?modals=email&email-from=absence-at:7&email-with=employee:5', fill })
  await choose('Template', 'Bedarfsabfrage')
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag,')
  expect(asked('/email-templates/8/').at(-1)?.get('employee__id')).toBe('5')
  expect(form.getByRole('checkbox').elements()).toEqual([])
})

test('attachments and papers count together', async () => {
  const large = aDocument(44, 'Zeugnis', { file: { name: 'Zeugnis.pdf', size: 18 * megabyte, type: 'application/pdf' } })
  await openEmail({ at: profile, fill: () => ({ status: 200, data: filled({ preselected_attachments: [], documents: [large] }) }) })
  await tick('Zeugnis').click()
  await expect.element(form.getByText('18 MB in total, 18 MB at most.')).toBeVisible()
})

test('an employee is asked for papers at her own address, from the template for that, and it is noted', async () => {
  const { asked, sent } = await openEmail({
    at: documentsOf,
    fill: () => ({ status: 200, data: filled({ id: 21, documents: [aDocument(45, 'Vertrag')] }) }),
  })
  await expect.element(fieldOf('Recipient')).toHaveValue('jana@post.example')
  await expect.element(fieldOf('Text')).toHaveValue('Guten Tag,')
  await expect.element(form.getByText('Jana Reuter')).toBeVisible()
  const note = form.getByRole('switch', { name: /^Add a logbook entry/ })
  await expect.element(note).toBeChecked()
  expect(Object.fromEntries(asked('/email-templates/21/').at(-1)!)).toEqual({ employee__id: '5', language: 'de' })
  await expect.element(tick('Vertrag')).not.toBeChecked()
  await sendButton.click()
  await vi.waitFor(() => expect(sent()).toMatchObject([{ employee: { id: 5 }, template: { id: 21 }, log: true, selected_documents: [] }]))
  for (const name of ['candidate', 'contact_person', 'facility']) expect(sent()[0]).not.toHaveProperty(name)
})

test('the entry can be left out, and the preview says whether it is written', async () => {
  const preview = ({ body }: { body: unknown }) => ({
    status: 200,
    data: previewed({
      attachments: [],
      documents: [aDocument(42, 'Masernnachweis', { is_health: true })],
      effects: [],
      is_logged: (body as { log: boolean }).log,
    }),
  })
  const { sent } = await openEmail({ at: documentsOf, preview })
  await expect.element(fieldOf('Text')).toBeEnabled()
  const shown = page.getByRole('dialog', { name: 'Preview: how the e-mail will arrive' })
  const look = form.getByRole('button', { name: 'Preview' })
  await look.click()
  await expect.element(shown.getByText('Logbook entry “Nachweis angefordert”')).toBeVisible()
  expect(shown.getByText('Attachments', { exact: true }).element().nextElementSibling?.textContent).toMatch(/^Masernnachweis\.pdf /)
  await shown.getByRole('button', { name: 'Back to writing' }).last().click()
  await form.getByRole('switch', { name: /^Add a logbook entry/ }).click()
  await look.click()
  await expect.element(shown).toBeVisible()
  expect(shown.getByText('Afterwards').elements()).toEqual([])
  await shown.getByRole('button', { name: 'Send e-mail' }).click()
  await vi.waitFor(() => expect(sent()).toMatchObject([{ log: false }]))
})
