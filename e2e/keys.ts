import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

// Work on the keyboard alone: what is on the way to a control is counted.

export const focused = (page: Page): Locator => page.locator(':focus')

type Way = { most?: number; isBack?: boolean }

/** Goes on with Tab, or back, until the control of that name has the focus, at most so many steps away. */
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

/** By what a screen reader knows the control that has the focus. */
async function nameOf(page: Page): Promise<string> {
  const here = focused(page)
  if ((await here.count()) === 0) return ''
  const [, name = ''] = /"((?:[^"\\]|\\.)*)"/.exec(await here.ariaSnapshot()) ?? []
  return name
}

/** Chooses from the menu that a key has opened, by the first letter of an entry. */
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

/** Types a word and takes with Tab what it finds, be the answer there or not. */
export async function take(page: Page, word: string) {
  await page.keyboard.type(word)
  await page.keyboard.press('Tab')
}
