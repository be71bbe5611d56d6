import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aDocument, inDays } from './document.test-support.ts'
import { openDocuments } from './documents.test-support.ts'

const at = '/employee-documents'
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('the list tells of each paper whose it is, what it is and how it stands', async () => {
  const file = { name: 'Urkunde.pdf', size: 2048, type: 'application/pdf' }
  await openDocuments({ at, documents: [aDocument({ valid_until: inDays(-3), state: 'expired', file })] })
  const row = page.getByRole('row', { name: /Jana Reuter/ })
  await expect.element(row.getByRole('link', { name: 'Jana Reuter' })).toHaveAttribute('href', '/employees/5')
  for (const told of ['Berufserlaubnis', 'expired 3 days ago', 'by Tarek Sölter', 'PDF, 2 KB']) {
    await expect.element(row.getByText(told)).toBeVisible()
  }
  await expect.element(row.getByRole('button', { name: 'Urkunde.pdf' })).toBeVisible()
})

test('what expires and what is not checked is found at one click, and stands in the address', async () => {
  const { asked, router } = await openDocuments({ at, documents: [aDocument()] })
  await expect.element(page.getByRole('row', { name: /Jana Reuter/ })).toBeVisible()
  await press('Expiring')
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ state: 'expired,expiring' }))
  await expect.element(page.getByRole('button', { name: 'Expiring', exact: true })).toHaveAttribute('aria-pressed', 'true')
  expect(router.state.location.search).toContain('expired')
  await press('Not checked')
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ state: 'unchecked' }))
  await press('All')
  await vi.waitFor(() => expect(asked().at(-1)).not.toHaveProperty('state'))
})

test('without the right the page is not shown, nothing is asked, and nothing leads there', async () => {
  const { read } = await openDocuments({ at, holds: ['employees.view_employee'] })
  await expect.element(page.getByText('You are not allowed to view this content (403).')).toBeVisible()
  expect(page.getByRole('link', { name: 'Documents' }).elements()).toEqual([])
  expect(read().filter((path) => path.includes('document'))).toEqual([])
})

test('the list of employees says how it stands with their papers, to whoever may see them', async () => {
  const employee = { document_state: 'missing' } as const
  await openDocuments({ at: '/employees', employee })
  await expect.element(page.getByRole('row', { name: /Jana Reuter/ }).getByText('missing')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Filter Documents/ })).toBeVisible()
})

test('without the right the list of employees has no such column', async () => {
  await openDocuments({ at: '/employees', holds: ['employees.view_employee'] })
  await expect.element(page.getByRole('row', { name: /Jana Reuter/ })).toBeVisible()
  expect(page.getByRole('columnheader', { name: /Documents/ }).elements()).toEqual([])
})
