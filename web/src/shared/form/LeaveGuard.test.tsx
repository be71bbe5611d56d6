import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInShell } from '../../test/render-routes.tsx'
import { watch } from './open-forms.ts'

/** Whether the browser would ask before the page is closed. */
function asksOnUnload(): boolean {
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  return unload.defaultPrevented
}

test('the browser asks before it closes a page with input, and only then', async () => {
  await renderInShell(<p>Ward 7</p>)
  await expect.element(page.getByText('Ward 7')).toBeVisible()
  expect(asksOnUnload()).toBe(false)
  let holdsInput = true
  onTestFinished(watch(() => holdsInput))
  expect(asksOnUnload()).toBe(true)
  holdsInput = false
  expect(asksOnUnload()).toBe(false)
})
