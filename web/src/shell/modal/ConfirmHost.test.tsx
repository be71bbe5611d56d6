import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirm } from '../../shared/form/confirm.ts'
import { setPreference } from '../../shared/storage/preference.ts'
import { renderInShell } from '../../test/render-routes.tsx'

const answers: boolean[] = []
const ask = async () => answers.push(await confirm({ title: 'Sure?', text: 'It cannot be undone.', yes: 'Do it', no: 'Leave it' }))
const Asking = () => (
  <button type="button" onClick={() => void ask()}>
    Ask
  </button>
)

test('a question asked as soon as the page is there, and one later, stands with the focus on no, and returns it', async () => {
  await renderInShell(<Asking />)
  for (const key of ['{Escape}', '{Enter}']) {
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Sure?' }).getByRole('button', { name: 'Leave it' })).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
  }
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect.poll(() => answers).toEqual([false, false, true])
})

test('a question has the colours of the page', async () => {
  await renderInShell(<Asking />)
  setPreference({ scheme: 'dark' })
  await page.getByRole('button', { name: 'Ask' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sure?' })
  await expect.element(dialog.getByText('It cannot be undone.')).toHaveStyle({ color: 'rgb(230, 237, 239)' })
})
