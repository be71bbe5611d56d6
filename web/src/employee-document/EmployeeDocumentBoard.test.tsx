import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { today } from '../shared/program/clock.ts'
import { aDocument, inDays, licence, measles, title } from './document.test-support.ts'
import { aFile, dropFiles, mayAll, openDocuments } from './documents.test-support.ts'

const table = () => page.getByRole('table', { name: 'Documents' })
const row = (name: string | RegExp) => table().getByRole('row', { name })
const dialog = () => page.getByRole('dialog')
const choose = (kind: string) =>
  dialog()
    .getByRole('radio', { name: new RegExp(`^${kind}`) })
    .click()

/** The drop zone, once the documents have loaded. */
const zone = async () => {
  const found = page.getByRole('region', { name: 'Files' })
  await expect.element(found).toBeVisible()
  return found.element()
}

test('each kind says how it stands, what is required first', async () => {
  await openDocuments({
    documents: [
      aDocument({ valid_until: inDays(24), state: 'expiring' }),
      aDocument({ id: 32, kind: { id: 3, name: 'Aufenthaltstitel' }, checked_date: null, checked_by_user: null, state: 'unchecked' }),
    ],
  })
  await expect.element(row(/^Masernschutz required missing/)).toBeVisible()
  await expect.element(row(/^Berufserlaubnis expires in 24 days/)).toBeVisible()
  await expect.element(row(/^Aufenthaltstitel not checked/)).toBeVisible()
  expect(
    table()
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Masernschutzrequired', 'Berufserlaubnis', 'Aufenthaltstitel'])
})

test('she is asked for papers from the head of them, where she has an e-mail address', async () => {
  const { router } = await openDocuments({ employee: { email: 'jana@post.example' } })
  await page.getByRole('button', { name: 'Request document' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toContain('email-from=documents-of%3A5'))
})

test('where she has none, the button says so', async () => {
  await openDocuments({ employee: { email: '' } })
  const button = page.getByRole('button', { name: 'Request document' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAttribute('title', 'The employee has no e-mail address.')
})

test('of several papers of one kind the others are folded behind the one that counts', async () => {
  const old = aDocument({ id: 32, number: 'A 1', valid_until: inDays(-400), state: 'expired' })
  await openDocuments({ kinds: [licence], documents: [old, aDocument({ number: 'B 2' })] })
  await expect.element(table().getByText('B 2')).toBeVisible()
  expect(table().getByText('A 1').elements()).toEqual([])
  await table().getByRole('button', { name: '1 more' }).click()
  await expect.element(table().getByText('expired 400 days ago')).toBeVisible()
})

test('a paper that still has to be checked is not folded away', async () => {
  const fresh = aDocument({ id: 32, number: 'C 3', checked_date: null, state: 'unchecked' })
  await openDocuments({ kinds: [licence], documents: [aDocument({ number: 'B 2' }), fresh] })
  await expect.element(table().getByText('C 3')).toBeVisible()
})

test('a paper is checked at one click, by whoever clicks', async () => {
  const { written } = await openDocuments({ kinds: [licence], documents: [aDocument({ checked_date: null, state: 'unchecked' })] })
  await table().getByRole('button', { name: 'Mark Berufserlaubnis, Jana Reuter as checked today' }).click()
  await expect.element(page.getByText('Berufserlaubnis, Jana Reuter has been marked as checked today.')).toBeVisible()
  expect(written()).toEqual([['PATCH /employee-documents/31.json/', { checked_date: today(), version: 'AAAA' }]])
})

test('a file that is dropped becomes a paper: its kind is chosen, and that is all', async () => {
  const { written, router } = await openDocuments()
  dropFiles([aFile()], await zone())
  await expect.element(dialog().getByText('Masern.pdf')).toBeVisible()
  await choose('Masernschutz')
  await dialog().getByRole('button', { name: 'Create document' }).click()
  await expect.element(page.getByText('The document has been saved with its file.')).toBeVisible()
  expect(written()).toEqual([
    [
      'POST /employee-documents.json/',
      expect.objectContaining({ employee: { id: 5 }, kind: { id: 2 }, valid_until: null, checked_date: null }),
    ],
    ['POST /employee-documents/40/file/', 'Masern.pdf'],
  ])
  expect(router.state.location.search).toBe('')
})

test('several files become a paper each, with the same details', async () => {
  let id = 39
  const { written } = await openDocuments({
    served: {
      'POST /employee-documents.json/': ({ body }) => ({
        status: 201,
        data: aDocument({ ...(body as object), id: ++id, number: 'X' }),
        group: id,
      }),
      'POST /employee-documents/41/file/': { status: 200, data: aDocument({ id: 41 }), group: 50 },
    },
  })
  dropFiles([aFile('Seite 1.pdf'), aFile('Seite 2.png', 'image/png')], await zone())
  await expect.element(dialog().getByText('Each of the 2 files becomes a document with these details.')).toBeVisible()
  await choose('Berufserlaubnis')
  await dialog().getByRole('checkbox').click()
  await dialog().getByRole('button', { name: 'Create document' }).click()
  await expect.element(page.getByText('2 documents have been saved with their files.')).toBeVisible()
  expect(written().map(([call]) => call)).toEqual([
    'POST /employee-documents.json/',
    'POST /employee-documents/40/file/',
    'POST /employee-documents.json/',
    'POST /employee-documents/41/file/',
  ])
  expect(written()[2]?.[1]).toMatchObject({ kind: { id: 1 }, number: 'X', checked_date: today() })
})

test('a paper whose file is refused says so, and offers another one', async () => {
  await openDocuments({
    served: { 'POST /employee-documents/40/file/': { status: 400, data: { errors: { file: ['This PDF starts something.'] } } } },
  })
  dropFiles([aFile()], await zone())
  await choose('Masernschutz')
  await dialog().getByRole('button', { name: 'Create document' }).click()
  await expect.element(page.getByText('The document was saved, but its file was not')).toBeVisible()
  await expect.element(page.getByText('Masern.pdf: This PDF starts something.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose another file' })).toBeVisible()
  expect(page.getByText('The document has been saved with its file.').elements()).toEqual([])
})

test('a file that did not get through is sent again at one click', async () => {
  let attempts = 0
  const { written } = await openDocuments({
    served: { 'POST /employee-documents/40/file/': () => ({ status: ++attempts === 1 ? 503 : 200, data: aDocument({ id: 40 }) }) },
  })
  dropFiles([aFile()], await zone())
  await choose('Masernschutz')
  await dialog().getByRole('button', { name: 'Create document' }).click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('The file for Berufserlaubnis, Jana Reuter has been saved.')).toBeVisible()
  expect(written().filter(([call]) => call === 'POST /employee-documents/40/file/')).toHaveLength(2)
})

test('what the server would not take is told, and opens no form', async () => {
  const { router } = await openDocuments()
  dropFiles([aFile('Programm.exe', 'application/octet-stream')], await zone())
  await expect.element(page.getByText('Programm.exe is not a PDF, Office, image or text file.')).toBeVisible()
  expect(router.state.location.search).toBe('')
})

test('who may not see health data neither sees such kinds nor is offered them', async () => {
  await openDocuments({ holds: mayAll.filter((right) => right !== 'employees.view_health_document'), kinds: [licence, measles, title] })
  dropFiles([aFile()], await zone())
  await expect.element(dialog().getByRole('radio', { name: 'Berufserlaubnis' })).toBeInTheDocument()
  expect(page.getByText('Masernschutz').elements()).toEqual([])
})

test('who may only look has nothing to change', async () => {
  const { written } = await openDocuments({
    holds: ['employees.view_employee', 'employees.view_document'],
    documents: [aDocument({ checked_date: null, state: 'unchecked' })],
  })
  await expect.element(row(/^Berufserlaubnis/)).toBeVisible()
  const before = table().getByRole('button').elements().length
  expect(before).toBe(1)
  await table().getByRole('button', { name: 'Actions for Berufserlaubnis, Jana Reuter' }).click()
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('History')
  expect(page.getByRole('region', { name: 'Files' }).elements()).toEqual([])
  expect(written()).toEqual([])
})

test('without the right to see papers nothing of them is there, nor asked for', async () => {
  const { read } = await openDocuments({ holds: ['employees.view_employee'] })
  await expect.element(page.getByRole('heading', { name: 'Absences' })).toBeVisible()
  expect(page.getByText('Documents').elements()).toEqual([])
  expect(read().filter((path) => path.includes('document'))).toEqual([])
  await vi.waitFor(() => expect(read()).toContain('/employees/5.json/'))
})
