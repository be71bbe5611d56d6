import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { Segments } from './Segments.tsx'

test('a choice of words side by side is one stop on the way with Tab', async () => {
  const words = [
    { value: 'light', label: 'Light' },
    { value: 'dark', label: 'Dark' },
  ]
  await renderInShell(
    <>
      <button type="button">Before</button>
      <Segments aria-label="Colours" options={words} value="dark" />
      <button type="button">After</button>
    </>,
  )
  await page.getByRole('button', { name: 'Before' }).click()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})
