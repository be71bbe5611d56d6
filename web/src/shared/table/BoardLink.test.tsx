import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { BoardLink } from './BoardLink.tsx'

test('a list leads to the board of what it is narrowed to, but for its page', async () => {
  const params = new URLSearchParams({ 'employees-filter-phrase': 'eva', 'employees-page': '3', 'employees-size': '50', modals: 'keys' })
  await renderInShell(<BoardLink rows="employees" />, { at: `/employees?${params}` })
  await expect
    .element(page.getByRole('link', { name: 'Board' }).last())
    .toHaveAttribute('href', '/board?rows=employees&employees-filter-phrase=eva')
})
