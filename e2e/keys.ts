import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

// Keyboard-only work: counts the steps to a control.

export const focused = (page: Page): Locator => page.locator(':focus')

type Way = { most?: number; isBack?: boolean }

/** Presses Tab, or Shift+Tab, until the control of that name has the focus; fails after `most` steps. */
export async function tabTo(page: Page, name: string | RegExp, { most = 60, isBack = false }: Way = {}): Promise<Locator> {
  const passed: string[] = []
  while (passed.length < most) {
    await page.keyboard.press(isBack ? 'Shift+Tab' : 'Tab')
    const here = await nameOf(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return focused(page)
    passed.push(here)
  }
  throw new Error(`${name} is not reached in ${most} steps: ${passed.join(', ')}`)
}

/** The accessible name of the focused control. */
async function nameOf(page: Page): Promise<string> {
  const here = focused(page)
  if ((await here.count()) === 0) return ''
  const [, name = ''] = /"((?:[^"\\]|\\.)*)"/.exec(await here.ariaSnapshot()) ?? []
  return name
}

/** Chooses an entry by its first letter from a menu opened with a key. */
export async function chooseByLetter(page: Page, entry: string) {
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  const meant = page.getByRole('menuitem', { name: entry, exact: true })
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press(entry.charAt(0).toLowerCase())
    if (await meant.evaluate((item) => item === document.activeElement)) break
  }
  await expect(meant).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Types a word and takes the match with Tab, whether or not the answer has arrived. */
export async function take(page: Page, word: string) {
  await page.keyboard.type(word)
  await page.keyboard.press('Tab')
}
