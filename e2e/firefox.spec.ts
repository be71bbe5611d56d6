import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { inFirefox } from './firefox.ts'
import { test } from './journey.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id || '')

/** Elements outside the open form that had the focus. */
const strayed = (page: Page) => page.evaluate(() => (window as Window & { strayed?: string[] }).strayed)

const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const places: string[] = []
    Object.assign(window, { strayed: places })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && !target.closest('[role=dialog]')) places.push(target.outerHTML.slice(0, 200))
    })
  })

test('in Firefox, too, Tab goes round inside an open form and closing it leads back', async ({ dispatcher }) => {
  await inFirefox(async (page) => {
    await page.setViewport({ width: 1280, height: 800 })
    await page.goto(`${process.env['KASACK_URL']}/django_auth/login/?next=/facilities`)
    await page.type('[name=username]', dispatcher.username)
    await page.type('[name=password]', dispatcher.password)
    await page.keyboard.press('Enter')
    await page.waitForSelector('tbody a[href^="/facilities/"]')

    await page.focus('.k-new')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('menuitem')
    while (!(await focused(page)).startsWith('Einrichtung')) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('facility-name')
    await watchFocus(page)
    for (let step = 1; step <= 50; step += 1) await page.keyboard.press('Tab')
    expect(await strayed(page)).toEqual([])
    const close = async () => {
      await page.keyboard.press('Escape') // the first press may only close a hint above the form
      return focused(page)
    }
    await expect.poll(close).toBe('Anlegen')
  })
})
