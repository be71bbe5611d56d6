import { expect } from '@playwright/test'
import { applications, fillIn, katharina, ownAddress, sendButton } from './apply-page.ts'
import { expectAccessible } from './axe.ts'
import { test } from './journey.ts'

test.use({ locale: 'en-GB' })
test.beforeEach(async ({ page }) => page.setExtraHTTPHeaders(ownAddress()))

test('the page begins in the language of the browser, and its calls speak it, too', async ({ page }) => {
  const typed = katharina()
  await page.goto('/apply-now')
  await expect(page).toHaveTitle('Apply now · Pflegebrücke Personal GmbH')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectAccessible(page, 'the form in English')
  await fillIn(page, typed)
  const asked = page.waitForRequest(applications)
  await sendButton(page).click()
  expect(await (await asked).headerValue('accept-language')).toBe('en')
  await expect(page.getByRole('heading', { name: `Thank you, ${typed.first_name}. We have your application.` })).toBeVisible()
})

test('whoever chooses another language keeps what she typed, and finds it again on every page', async ({ page }) => {
  const typed = katharina()
  await page.goto('/apply-now')
  await page.getByLabel('First name').fill(typed.first_name)
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pflegen, wo und wann es zu Ihnen passt.')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByLabel('Vorname')).toHaveValue(typed.first_name)
  await fillIn(page, typed)
  const asked = page.waitForRequest(applications)
  await sendButton(page).click()
  expect(await (await asked).headerValue('accept-language')).toBe('de')
  await page.goto('/apply-now/email-verification?hash=nobodys')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Adresse ist noch nicht bestätigt.')
  expect(await page.context().cookies()).toEqual([])
})

test('in German the page stands where neither language is wanted', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'tr-TR', extraHTTPHeaders: ownAddress() })
  const page = await context.newPage()
  await page.goto('/apply-now')
  await expect(page.getByRole('heading', { name: 'Jetzt bewerben' })).toBeVisible()
  await context.close()
})
