import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aDocument, inDays } from './document.test-support.ts'
import { aFile, dropFiles, openDocuments } from './documents.test-support.ts'

const at = '/employees/5?modals=employee-document&employee-document-from=employee:5'
const dialog = () => page.getByRole('dialog')
const choose = (kind: string) =>
  dialog()
    .getByRole('radio', { name: new RegExp(`^${kind}`) })
    .click()
const create = () => dialog().getByRole('button', { name: 'Create document' }).click()
const end = () => dialog().getByRole('textbox', { name: /^Valid until/ })

test('an end is asked for as the kind wants it: never, if there is one, always', async () => {
  const { written } = await openDocuments({ at })
  await choose('Masernschutz')
  await expect.element(end()).not.toBeInTheDocument()
  await choose('Berufserlaubnis')
  await expect.element(end()).toBeVisible()
  await choose('Aufenthaltstitel')
  await expect.element(dialog().getByRole('radio', { name: /^Aufenthaltstitel/ })).toBeChecked()
  await create()
  await expect.element(end()).toHaveAccessibleDescription('Valid until is required!')
  await expect.element(end()).toHaveFocus()
  expect(written()).toEqual([])
})

test('an end that was typed before another kind was chosen is not sent along unseen', async () => {
  const { written } = await openDocuments({ at })
  await choose('Aufenthaltstitel')
  await end().fill('31.12.2030')
  await dialog().getByRole('combobox', { name: 'Allows agency work' }).click()
  await page.getByTitle('Yes', { exact: true }).click()
  await choose('Masernschutz')
  await create()
  await expect.element(page.getByText('Document was created')).toBeVisible()
  expect(written()).toEqual([
    ['POST /employee-documents.json/', expect.objectContaining({ kind: { id: 2 }, valid_until: null, allows_leasing: null })],
  ])
})

test('what the server refuses stands at its field', async () => {
  const refused = { status: 400, data: { errors: { valid_until: ['The end cannot be before the start.'] } } }
  await openDocuments({ at, served: { 'POST /employee-documents.json/': refused } })
  await choose('Berufserlaubnis')
  await create()
  await expect.element(end()).toHaveAccessibleDescription('The end cannot be before the start.')
})

test('a file alone is not lost unasked, however the form is closed; without it nothing is asked', async () => {
  const { router } = await openDocuments()
  const zone = page.getByRole('region', { name: 'Files' })
  await expect.element(zone).toBeVisible()
  dropFiles([aFile('Urkunde.pdf')], zone.element())
  const form = page.getByRole('dialog', { name: 'Create document' })
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await expect.element(form.getByText('Urkunde.pdf')).toBeVisible()
  for (const close of [() => form.getByRole('button', { name: 'Cancel' }).click(), () => router.navigate('/employees')]) {
    await close()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(form.getByText('Urkunde.pdf')).toBeVisible()
  }
  await form.getByRole('button', { name: 'Remove Urkunde.pdf' }).click()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(form).not.toBeInTheDocument()
})

test('without a kind nothing is sent', async () => {
  const { written } = await openDocuments({ at })
  await expect.element(dialog().getByRole('radio', { name: /^Masernschutz/ })).toHaveFocus()
  await create()
  await expect.element(dialog().getByText('Please choose a document type.')).toBeVisible()
  expect(written()).toEqual([])
})

test('whose paper it is and what it is stay, everything else can be changed', async () => {
  const document = aDocument({ valid_until: inDays(10), state: 'expiring' })
  const { written } = await openDocuments({ at: '/employees/5?modals=employee-document&employee-document-id=31', documents: [document] })
  await expect.element(dialog().getByRole('textbox', { name: 'Number' })).toBeVisible()
  expect(dialog().getByRole('radio').elements()).toEqual([])
  await dialog().getByRole('textbox', { name: 'Number' }).fill('B 12')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Document was edited')).toBeVisible()
  expect(written()).toEqual([['PATCH /employee-documents/31.json/', { number: 'B 12', version: 'AAAA' }]])
})
