import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** Rules about colours; the others do not differ between light and dark. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** Dialogs, above the page. */
export const openedDialog = ['[role=dialog]']

/** Dropdowns, with their control. */
export const openedSelect = ['.ant-select', '.ant-select-dropdown']
export const openedCalendar = ['.ant-picker', '.ant-picker-dropdown']

/** The page in its current state, or these parts of it, complies with WCAG 2.0 to 2.2, A and AA, in light and dark. */
export async function expectAccessible(page: Page, view: string, parts = ['body']) {
  expect.soft(await violations(page, parts, standards), view).toEqual([])
  await turn(page, 'dark')
  expect.soft(await violations(page, parts, ofColour), `${view}, dark`).toEqual([])
  await turn(page, 'light')
}

/** Switches the operating system's colour scheme and waits until the page has followed; the login page needs no script for it. */
export async function turn(page: Page, scheme: 'dark' | 'light') {
  const other = scheme === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator(`html[data-scheme=${other}]`)).toHaveCount(0)
}

/** One violation per line. Loads axe into a page only once, which takes as long as running it. */
async function violations(page: Page, parts: string[], runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  await page.evaluate(settle)
  return page.evaluate(runAxe, { parts, runOnly })
}

/** Buttons and links whose name lacks their visible words. Skips table heads, because axe splits words at their soft hyphens. */
export async function namesOtherThanSeen(page: Page): Promise<string[]> {
  const found = await violations(page, ['body'], ['label-content-name-mismatch'])
  return found.filter((line) => !line.includes('k-column'))
}

/** Runs in the page. Collects only what is reported. */
async function runAxe({ parts, runOnly }: { parts: string[]; runOnly: string[] }): Promise<string[]> {
  const { axe: here } = globalThis as unknown as { axe: typeof axe } // loaded by `violations`
  const onlyViolations = { resultTypes: ['violations' as const], selectors: false, preload: false, iframes: false }
  const { violations: found } = await here.run({ include: parts.map((part) => [part]) }, { ...onlyViolations, runOnly })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`))
}

/** Waits until all fades and colour transitions have finished. */
async function settle() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const moving = () => document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
  while (moving().some(({ playState }) => playState === 'running')) await Promise.allSettled(moving().map(({ finished }) => finished))
}
