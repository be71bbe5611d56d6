import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import { test } from './journey.ts'

// Playwright drives a Firefox of its own only; puppeteer drives the one that people have.
const executablePath = process.env['FIREFOX_PATH']!

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent || document.activeElement?.id || '')
const isInDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role=dialog]') != null)

test('in Firefox, too, Tab goes round inside an open form and closing it leads back', async ({ dispatcher }) => {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, extraPrefsFirefox: { 'intl.accept_languages': 'de-DE' } })
  try {
    const page = await browser.newPage()
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
    for (let step = 1; step <= 50; step += 1) {
      await page.keyboard.press('Tab')
      expect(await isInDialog(page), `after ${step} steps`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe('Anlegen')
  } finally {
    await browser.close()
  }
})
