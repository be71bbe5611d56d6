import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import type { ApplicationInput } from './apply-page.ts'
import { applicantsWith, fields, katharina } from './apply-page.ts'
import { inFirefox } from './firefox.ts'
import { test } from './journey.ts'

const words = (page: Page, of: string) => page.evaluate((css) => document.querySelector(css)?.textContent ?? '', of)

test('in Firefox, too, somebody applies, in her language and without a cookie', async ({ api }) => {
  const typed = katharina()
  await inFirefox(async (page) => {
    await page.setViewport({ width: 360, height: 740 })
    await page.goto(`${process.env['KASACK_URL']}/apply-now`)
    await page.waitForSelector('form')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.click('button[type=submit]')
    await expect.poll(() => words(page, '#first_name-problem')).toBe('Vorname ist erforderlich.')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('first_name')
    await typeWithKeyboard(page, typed)
    await expect.poll(() => words(page, 'h1')).toBe(`Danke, ${typed.first_name}. Ihre Bewerbung ist bei uns.`)
    expect(await words(page, 'main')).toContain(typed.email)
    expect(await page.cookies()).toEqual([])
    expect(await applicantsWith(api, typed)).toHaveLength(1)

    await page.goto(`${process.env['KASACK_URL']}/apply-now/email-verification?hash=nobodys`)
    await expect.poll(() => words(page, 'h1')).toBe('Ihre Adresse ist noch nicht bestätigt.')
    await page.goto(`${process.env['KASACK_URL']}/apply-now/email-verification`)
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/apply-now')
  })
})

/** Starts at the first field and sends with Enter. */
async function typeWithKeyboard(page: Page, typed: ApplicationInput) {
  await page.focus('#first_name')
  for (const field of fields) {
    await page.keyboard.type(typed[field])
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press(' ')
  await page.focus('#mobile')
  await page.keyboard.press('Enter')
}
