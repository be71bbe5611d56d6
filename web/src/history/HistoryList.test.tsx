import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderRoutes } from '../test/render-routes.tsx'
import { serve } from '../test/serve.ts'
import { aUser } from '../test/users.ts'
import { totalWidth } from '../shared/table/column.ts'
import { columns } from './HistoryList.tsx'
import { aLine, aPage } from './history.test-support.ts'

async function open(at = '/admin/history', is_superuser = true) {
  const lines = [
    aLine({ id: 3, group: 43, act: 'deleted', record: { id: 9, name: '#9' }, can_undo: false, why_not: 'It is too long ago.' }),
    aLine({ id: 2, group: 42, act: 'changed', resource: 'lookups/tags', record: { id: 4, name: 'Intensiv' }, changes: [] }),
    aLine(),
  ]
  const calls = serve({ 'GET /history.json/': aPage(lines) })
  await renderRoutes({ at, session: { state: 'in', user: aUser({ is_superuser }) } })
  return () => calls.filter(({ url }) => url.pathname.endsWith('/history.json/')).map(({ url }) => Object.fromEntries(url.searchParams))
}

const row = (words: string) => page.getByRole('row').filter({ hasText: words })

test('the columns fill the table', () => expect(totalWidth(columns, false)).toBe(100))

test('what was changed in the agency stands in a list: when, who, what, and whether it can be taken back', async () => {
  await open()
  await expect.element(row('Nachtwache').getByRole('link', { name: 'Nachtwache' })).toHaveAttribute('href', '/vacancies/12')
  await expect.element(row('Nachtwache').getByText('Vacancy · Changed')).toBeVisible()
  await expect.element(row('Nachtwache').getByRole('button', { name: /^Undo/ })).toBeEnabled()
  await expect.element(row('Intensiv').getByText('Tag · Changed')).toBeVisible()
  expect(row('#9').getByRole('link').elements()).toEqual([])
  await expect.element(row('#9').getByRole('button', { name: /^Undo/ })).toHaveAttribute('aria-disabled', 'true')
})

test('the list is narrowed to what happened', async () => {
  const asked = await open()
  await page.getByRole('button', { name: 'Restored', exact: true }).click()
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ act: 'restored' }))
})

test('the list is narrowed to kinds of records and to fields by the address', async () => {
  const asked = await open(
    '/admin/history?history-filter-resource=Vacancies (vacancies)&history-filter-field=Positions (number_of_positions)',
  )
  await vi.waitFor(() => expect(asked().at(-1)).toMatchObject({ resource: 'vacancies', field: 'number_of_positions' }))
})

test('the history of the agency is for superusers', async () => {
  const asked = await open('/admin/history', false)
  await expect.element(page.getByText('You are not allowed to view this content (403).')).toBeVisible()
  expect(asked()).toEqual([])
})
