import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']
/** What colours decide; the rest is the same in light and in dark. */
const ofColour = ['color-contrast', 'link-in-text-block']

/** Only what is told in the end is worked out. */
const onlyViolations = { resultTypes: ['violations' as const], selectors: false, preload: false }

/** Nothing on the page as it stands now, or in these parts of it, breaks WCAG 2.0 to 2.2, A or AA, in light and in dark. */
export async function expectAccessible(page: Page, view: string, parts = ['body']) {
  // Without frames there is nothing to put together in a page of its own, which costs seconds.
  const axe = () => parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }).setLegacyMode().options(onlyViolations))
  await expectNoViolation(page, axe().withTags(standards), view)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolation(page, axe().withRules(ofColour), `${view}, dark`)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function expectNoViolation(page: Page, axe: AxeBuilder, view: string) {
  await page.evaluate(settle)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`))
  expect.soft(found, view).toEqual([])
}

/** Waits until everything that fades or turns to another colour has done so. */
async function settle() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const finite = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(finite.map((animation) => animation.finished))
}
