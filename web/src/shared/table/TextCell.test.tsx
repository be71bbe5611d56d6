import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { TextCell } from './TextCell.tsx'

test('a text is shown, and where there is none, that it is missing', async () => {
  await renderInShell([<TextCell key="note" text="Ask for Jana" />, <TextCell key="empty" text="" />, <TextCell key="none" text={null} />])
  await expect.element(page.getByText('Ask for Jana')).toBeVisible()
  expect(page.getByText('not given').elements()).toHaveLength(2)
})
