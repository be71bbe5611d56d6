import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { oneTimeCode } from '../scripts/lib/one-time-code.mjs'
import type { Account } from './api.ts'

/** Signs in through the form. */
export async function logIn(page: Page, { username, password }: Account) {
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Signs out through the menu. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Einstellungen und Konto/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expect(page.getByLabel('Benutzername')).toBeVisible()
}

/** Sets up one-time codes on the page and returns the secret and the recovery codes. */
export async function setUpCodes(page: Page, { password }: Account): Promise<{ secret: string; recovery: string[] }> {
  await page.getByRole('button', { name: 'Einmalcodes einrichten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Einmalcodes einrichten' })
  await dialog.getByLabel('Ihr Passwort').fill(password)
  await page.keyboard.press('Enter')
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code aus der App').fill(oneTimeCode(secret, new Date()))
  await dialog.getByRole('button', { name: 'Bestätigen' }).click()
  const codes = page.getByRole('dialog', { name: 'Ihre Wiederherstellungscodes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  return { secret, recovery: await codes.getByRole('listitem').allInnerTexts() }
}
