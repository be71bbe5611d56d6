import { expect } from '@playwright/test'
import { noFacility } from './api.ts'
import { test } from './journey.ts'
import { head, list } from './screen.ts'

test('everything is German until somebody chooses English, which stays so', async ({ office: page, browser }) => {
  await page.goto('/facilities')
  await expect(head(page, 'Typ')).toBeVisible()
  await page.getByRole('button', { name: 'Einstellungen und Konto' }).click()
  await page.getByRole('menuitem', { name: 'Einstellungen' }).click()
  await page.getByRole('dialog', { name: 'Einstellungen' }).getByText('English').click()
  await expect(page.getByText('The language is now English.')).toBeVisible()
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).first().click()
  const english = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveTitle('Facilities · Kasack')
    await expect(head(page, 'Facility type')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create facility' })).toBeVisible()
  }
  await english()
  await page.reload()
  await english()
  const context = await browser.newContext({ storageState: await page.context().storageState() })
  const later = await context.newPage()
  await later.goto('/facilities?modals=facility')
  await expect(later.getByRole('dialog', { name: 'Create facility' }).getByLabel('Postal code')).toBeVisible()
  await context.close()
})

test('what the server says follows the language', async ({ office: page }) => {
  await page.goto('/facilities?modals=settings')
  const asked = page.waitForRequest((request) => request.url().includes('facilities.json') && request.headers()['accept-language'] === 'en')
  await page.getByText('English').click()
  await asked
  await page.goto(noFacility)
  await expect(page.getByText(`received Not found while accessing /api/v0${noFacility}.json/`)).toBeVisible()
  await expect(page.getByText('No record was found. Maybe it was deleted?').first()).toBeVisible()
})

test('the beta version is switched on, told, and stays on', async ({ office: page }) => {
  await page.goto('/facilities?modals=settings')
  await page.getByRole('switch', { name: 'Beta-Version' }).click()
  await expect(page.getByText('Die Beta-Version ist eingeschaltet.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Beta-Version' })).toBeChecked()
  await page.getByRole('switch', { name: 'Beta-Version' }).click()
  await expect(page.getByText('Die Beta-Version ist ausgeschaltet.')).toBeVisible()
})

test('colours follow the system unless somebody chooses others', async ({ office: page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/facilities?modals=settings')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.getByText('Hell', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
  await page.reload()
  await list(page).waitFor()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
})
