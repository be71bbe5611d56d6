import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { oneTimeCode } from '../scripts/lib/one-time-code.mjs'
import { logIn, logOut, setUpCodes } from './account.ts'
import { createUser, signIn } from './api.ts'
import { expectAccessible } from './axe.ts'
import { test } from './journey.ts'

test('somebody sets up one-time codes, signs in with one, and with a recovery code when the telephone is away', async ({ page, api }) => {
  const account = await createUser(api, [])
  await page.goto('/account-security/')
  await logIn(page, account)
  await expect(page).toHaveTitle('Kontosicherheit · Kasack')
  await expect(page.getByRole('region', { name: /^Einmalcodes/ })).toContainText('Nicht eingerichtet')
  await expectAccessible(page, 'account security')
  const { secret, recovery } = await setUpCodes(page, account)
  await expectAccessible(page, 'recovery codes')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Herunterladen' }).click()])
  expect(download.suggestedFilename()).toBe('kasack-wiederherstellungscodes.txt')
  expect(await readFile(await download.path(), 'utf8')).toContain(recovery.join('\n'))
  await page.keyboard.press('Escape') // they are shown only once
  await page.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await expect(page.getByRole('region', { name: /^Einmalcodes/ })).toContainText('Eingerichtet am')
  await expect(page.getByRole('region', { name: /^Wiederherstellungscodes/ })).toContainText('Noch 10 von 10')

  await logOut(page)
  await logIn(page, account)
  await expect(page).toHaveTitle('Zweiter Schritt · Kasack')
  await expect(page.getByLabel('Code aus der App')).toBeFocused()
  await expectAccessible(page, 'second step')
  expect((await page.request.get('/api/v0/users/me.json/')).status()).toBe(401)
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Das stimmt nicht.')
  await expectAccessible(page, 'refused second step')
  await page.getByLabel('Code aus der App').fill(oneTimeCode(secret, new Date(), 1)) // this time step's code is used up
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account-security\/$/)
  await expect(page.getByRole('region', { name: /^Einmalcodes/ })).toContainText('Zuletzt verwendet am')

  await logOut(page)
  await logIn(page, account)
  await page.getByRole('link', { name: 'Wiederherstellungscode verwenden' }).click()
  await page.getByLabel('Wiederherstellungscode').fill(recovery[4]!.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Wiederherstellungscodes/ })).toContainText('Noch 9 von 10')
})

test('one-time codes are switched off with password and recovery code, after which the password is enough', async ({ page, api }) => {
  const account = await createUser(api, [])
  await signIn(page.context().request, account)
  await page.goto('/account-security/')
  const { recovery } = await setUpCodes(page, account)
  await page.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await page.getByRole('button', { name: 'Ausschalten' }).click()
  const dialog = page.getByRole('dialog', { name: 'Einmalcodes ausschalten' })
  await dialog.getByLabel('Ihr Passwort').fill('ein-falsches-wort')
  await dialog.getByLabel('Code aus der App').fill(recovery[0]!)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Das ist nicht Ihr Passwort.')).toBeVisible()
  await expect(dialog.getByLabel('Ihr Passwort')).toBeFocused()
  await expectAccessible(page, 'refused switching off', ['.ant-modal'])
  await dialog.getByLabel('Ihr Passwort').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Einmalcodes sind ausgeschaltet.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Wiederherstellungscodes/ })).toContainText('Die Codes entstehen, sobald')
  await logOut(page)
  await logIn(page, account)
  await expect(page).toHaveTitle('Kontosicherheit · Kasack')
})

test('a passkey confirms the password, replaces it, and is removed', async ({ page, api }) => {
  const account = await createUser(api, [])
  const home = process.env['KASACK_URL']!.replace('127.0.0.1', 'localhost') // passkeys are bound to a host name
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, automaticPresenceSimulation: true },
  })
  await page.goto(`${home}/account-security/`)
  await logIn(page, account)
  await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passkey hinzufügen' })
  await dialog.getByLabel('Name').fill('Diensthandy')
  await dialog.getByLabel('Ihr Passwort').fill(account.password)
  await expectAccessible(page, 'adding a passkey', ['.ant-modal'])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  const passkeys = page.getByRole('region', { name: /^Passkeys/ })
  await expect(passkeys.getByRole('listitem')).toContainText(/Diensthandy.*Noch nicht verwendet/s)
  expect((await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toMatchObject([{ rpId: 'localhost' }])

  await logOut(page)
  await logIn(page, account)
  await expect(page.getByRole('button', { name: 'Mit Passkey bestätigen' })).toBeFocused()
  await expectAccessible(page, 'second step with a passkey')
  await page.keyboard.press('Enter')
  await expect(passkeys.getByRole('listitem')).toContainText('Zuletzt verwendet am')

  await logOut(page)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('Diensthandy')
  await logOut(page)
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('alert')).toHaveText('Es wurde kein Passkey bestätigt. Sie können es noch einmal versuchen.')
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeFocused()
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
  await page.keyboard.press('Enter')
  await passkeys.getByRole('button', { name: 'Passkey „Diensthandy“ entfernen' }).click()
  await page.getByRole('dialog').getByLabel('Ihr Passwort').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(passkeys).toContainText('Noch kein Passkey')
  await logOut(page)
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Dieser Passkey wurde nicht anerkannt.')
})

test('a new password ends the other sessions, and a session that looks strange is ended by hand', async ({
  page,
  api,
  browser,
  playwright,
}) => {
  const account = await createUser(api, [])
  const requests = await Promise.all([1, 2, 3].map(() => playwright.request.newContext({ baseURL: process.env['KASACK_URL']! })))
  for (const one of requests.slice(0, 2)) await signIn(one, account)
  await signIn(page.context().request, account)
  await page.goto('/account-security/')
  const sessions = page.getByRole('region', { name: /^Sitzungen/ })
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('Diese Sitzung')
  await sessions
    .getByRole('button', { name: /^Sitzung „.*“ beenden$/ })
    .first()
    .click()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  const open = async () =>
    (await Promise.all(requests.map((one) => one.get('/api/v0/users/me.json/')))).filter((answer) => answer.ok()).length
  expect(await open()).toBe(1)

  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passwort ändern' })
  await dialog.getByLabel('Bisheriges Passwort').fill(account.password)
  await dialog.getByLabel('Neues Passwort').fill('kurz')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Mindestens 10 Zeichen sind nötig.')).toBeVisible()
  await dialog.getByLabel('Neues Passwort').fill('qwertzuiop')
  await dialog.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(dialog.getByLabel('Neues Passwort')).toHaveAccessibleDescription(/nur eine Reihe von Zeichen/)
  await dialog.getByLabel('Neues Passwort').fill('ein-neues-langes-wort')
  await dialog.getByRole('button', { name: 'Passwort ändern' }).click()
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('button', { name: 'Alle anderen beenden' })).toBeDisabled()
  expect(await open()).toBe(0)
  const later = await browser.newContext()
  await signIn(later.request, { ...account, password: 'ein-neues-langes-wort' })
  await Promise.all([later.close(), ...requests.map((one) => one.dispose())])
})

test('nothing of the page is loaded before somebody goes there', async ({ office: page }) => {
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/AccountSecurity')).length)
  await page.goto('/facilities')
  await page.getByRole('table').first().waitFor()
  expect(await loaded()).toBe(0)
  await page.goto('/account-security/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontosicherheit')
  expect(await loaded()).toBeGreaterThan(0)
})
