import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInShell } from '../test/render-routes.tsx'
import { CandidatePickerFoot } from './CandidatePickerFoot.tsx'
import { texts } from './texts.ts'

const reason = 'Select at least one employee.'
const add = vi.fn<() => void>()
const foot = (names: string[]) => (
  <CandidatePickerFoot
    names={names}
    disabledBecause={names.length === 0 ? texts.choose_somebody : undefined}
    isAdding={false}
    onCancel={() => {}}
    onAdd={add}
  />
)

test('that nobody is chosen is said to the keyboard and to a finger, and nothing is done', async () => {
  await renderInShell(foot([]))
  const button = page.getByRole('button', { name: 'Add candidates' })
  const why = page.getByRole('tooltip', { name: reason })
  await expect.element(button).toHaveAccessibleDescription(reason)
  ;(page.getByRole('button', { name: 'Cancel' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await expect.element(why).toBeVisible()
  await userEvent.keyboard('{Enter}{Shift>}{Tab}{/Shift}')
  await expect.element(why).not.toBeInTheDocument()
  await button.click({ force: true })
  await expect.element(why).toBeVisible()
  expect(add).not.toHaveBeenCalled()
})

test('with somebody chosen the button adds', async () => {
  await renderInShell(foot(['Jana Reuter']))
  await page.getByRole('button', { name: 'Add 1 candidate' }).click()
  expect(add).toHaveBeenCalledTimes(1)
})
