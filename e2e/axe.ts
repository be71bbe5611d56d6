import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import axe from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** What colours decide; the rest is the same in light and in dark. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** What stands above the page. */
export const openedDialog = ['[role=dialog]']

/** What floats, with the control it belongs to. */
export const openedSelect = ['.ant-select', '.ant-select-dropdown']
/** The same in a form; what lies behind it is no part of the page as long as it is open. */
export const openedSelectOfForm = ['[role=dialog] .ant-select', '.ant-select-dropdown']
export const openedCalendar = ['.ant-picker', '.ant-picker-dropdown']

/** Nothing on the page as it stands now, or in these parts of it, breaks WCAG 2.0 to 2.2, A or AA, in light and in dark. */
export async function expectAccessible(page: Page, view: string, parts = ['body']) {
  expect.soft(await violations(page, parts, standards), view).toEqual([])
  await turn(page, 'dark')
  expect.soft(await violations(page, parts, ofColour), `${view}, dark`).toEqual([])
  await turn(page, 'light')
}

/** Has the operating system change its colours, and waits until the page has followed; the login page does so without a script. */
export async function turn(page: Page, scheme: 'dark' | 'light') {
  const other = scheme === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: scheme })
  await expect(page.locator(`html[data-scheme=${other}]`)).toHaveCount(0)
}

/** Each as a line. axe comes into the page once, which takes as long as what it does there. */
async function violations(page: Page, parts: string[], runOnly: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  await page.evaluate(settle)
  return page.evaluate(runAxe, { parts, runOnly })
}

/** Buttons and links whose name lacks the words that are seen on them. Heads of tables are left out: of their soft hyphens axe makes other words. */
export async function namesOtherThanSeen(page: Page): Promise<string[]> {
  const found = await violations(page, ['body'], ['label-content-name-mismatch'])
  return found.filter((line) => !line.includes('k-column'))
}

/** Runs in the page. Only what is told in the end is worked out. */
async function runAxe({ parts, runOnly }: { parts: string[]; runOnly: string[] }): Promise<string[]> {
  const { axe: here } = globalThis as unknown as { axe: typeof axe } // brought in by `violations`
  const onlyViolations = { resultTypes: ['violations' as const], selectors: false, preload: false, iframes: false }
  const { violations: found } = await here.run({ include: parts.map((part) => [part]) }, { ...onlyViolations, runOnly })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`))
}

/** Waits until everything that fades or turns to another colour has done so. */
async function settle() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const moving = () => document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
  while (moving().some(({ playState }) => playState === 'running')) await Promise.allSettled(moving().map(({ finished }) => finished))
}
