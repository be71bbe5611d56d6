import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
import { SendEmailButton } from './SendEmailButton.tsx'

test.each([
  [true, 'E-mail'],
  [false, 'Send e-mail'],
])('in the head of a panel (%s) the way to an e-mail is called "%s"', async (isAdding, name) => {
  await renderInShell(<SendEmailButton from={{ entity: 'facility', id: 7 }} isAdding={isAdding} />)
  await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
})
