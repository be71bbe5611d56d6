import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { patience } from '../scripts/lib/patience.mjs'
import { turn } from './axe.ts'
import type { Kind } from './form-filling.ts'
import { fill, nameOf } from './form-filling.ts'
import type { FormSight, Step, Stop } from './form-sight.ts'
import { see } from './form-sight.ts'

const stops = (page: Page): Promise<Stop[]> => see(page, 'stops')

/** Minimum contrast of focus indicators (WCAG 2.2, 1.4.11 and 2.4.13). */
const leastContrast = 3

export type WalkReport = { controls: number; troubles: string[] }

/**
 * Fills every control of the topmost form, tabs through it and back over its ends, and reports violations of docs/rules/writing.md. Which
 * control follows does not depend on the colours, so in dark each only gets the focus.
 */
export async function walkForm(page: Page, kind: Kind = {}): Promise<WalkReport> {
  const troubles: string[] = []
  const tell = (trouble: string) => troubles.push(trouble)
  await page.mouse.move(0, 0) // elements under the pointer look different
  await fill(page, { ...kind, tell })
  await expect(page.locator('[role=dialog] [aria-busy=true]')).toHaveCount(0) // loading rows bring more controls
  troubles.push(...(await see(page, 'misplaced')))
  const filled = await stops(page)
  await goThrough(page, { filled, steps: filled.length, key: 'Tab', tell })
  troubles.push(...invisible(await see(page, 'sights'), 'light'))
  await goThrough(page, { filled, steps: Math.min(filled.length, 3), key: 'Shift+Tab', tell })
  await turn(page, 'dark')
  troubles.push(...invisible(await see(page, 'glance'), 'dark'))
  await turn(page, 'light')
  return { controls: filled.length, troubles }
}

const invisible = (sights: Awaited<ReturnType<FormSight['glance']>>, scheme: string) =>
  sights
    .filter(({ contrast }) => contrast < leastContrast)
    .map(({ what, contrast, by }) => `the focus on ${what} has ${contrast}:1 (${by}) in ${scheme}`)

/** Opens an address without reloading the page. */
export async function openForm(page: Page, address: string) {
  await goTo(page, address)
  await expectForm(page)
}

export async function goTo(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, address)
}

/** Waits until the topmost form has its fields. */
export const expectForm = (page: Page) =>
  expect(page.locator('[role=dialog] :is(.k-field, .ant-form-item, tbody td, .k-order li)').first()).toBeVisible()

const dialogs = (page: Page) => page.locator('[role=dialog][aria-modal=true]:visible')

/** Leaves the form with Escape. If input would be lost the form asks, and Escape stays in the form. */
export async function closeForm(page: Page, { asks }: { asks: boolean }): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Eingaben verwerfen?' })
  if (!asks) return leaveUntil(page, () => expect(dialogs(page)).toHaveCount(0, { timeout: patience(500) }))
  const isAsked = () => expect(question).toBeVisible({ timeout: patience(500) })
  await leaveUntil(page, isAsked)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(dialogs(page)).toHaveCount(1)
  await leaveUntil(page, isAsked)
  await question.getByRole('button', { name: 'Verwerfen' }).click()
  await expect(dialogs(page)).toHaveCount(0)
}

/** Presses Escape repeatedly: a hint or a list that is closing takes the first press. */
const leaveUntil = (page: Page, isLeft: () => Promise<void>) =>
  expect(async () => {
    await see(page, 'focus', 0)
    await page.keyboard.press('Escape')
    await isLeft()
  }).toPass()

type Way = { filled: readonly Stop[]; steps: number; key: 'Tab' | 'Shift+Tab'; tell: (trouble: string) => void }

/** From the first control so many steps on or back; nothing that was filled in changes. */
async function goThrough(page: Page, { filled, steps, key, tell }: Way) {
  const size = filled.length
  await see(page, 'focus', 0)
  for (let count = 1; count <= steps; count += 1) {
    const wanted = key === 'Tab' ? count % size : size - count
    const step = await goOn(page, key)
    if (step.at === wanted) continue
    tell(`${key} leads to ${step.what}, not to ${nameOf(filled[wanted])}`)
    if (step.at === -1) await see(page, 'focus', wanted)
    else count += key === 'Tab' ? step.at - wanted : wanted - step.at
  }
  await page.keyboard.press(key)
  await see(page, 'step')
  const now = await stops(page)
  for (const [at, { shown: before }] of filled.entries())
    if (now[at]?.shown !== before) tell(`${key} changes ${nameOf(filled[at])}: "${before}" is "${now[at]?.shown}"`)
}

/** Moves to the next stop; without an open dialog the way round passes through the browser's own controls. */
async function goOn(page: Page, key: Way['key']): Promise<Step> {
  await page.keyboard.press(key)
  const step = await see(page, 'step')
  if (step.what !== 'nothing') return step
  await page.keyboard.press(key)
  return see(page, 'step')
}
