import { expect } from '@playwright/test'
import { createFacility, signIn } from './api.ts'
import { expectAccessible } from './axe.ts'
import { test } from './journey.ts'
import { list, rows } from './screen.ts'

test('a visitor signs in, wrong at first, and lands where she wanted to go', async ({ page, dispatcher }) => {
  await page.goto('/facilities?facilities-filter-phrase=Spreetal')
  await expect(page).toHaveTitle('Anmelden · Kasack')
  await page.getByLabel('Benutzername').fill(dispatcher.username)
  await page.getByLabel('Passwort', { exact: true }).fill('ein-falsches-wort')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('alert')).toHaveText('Die Anmeldung ist nicht möglich. Bitte prüfen Sie Benutzername und Passwort.')
  await expect(page.getByLabel('Benutzername')).toHaveValue(dispatcher.username)
  await page.getByLabel('Passwort', { exact: true }).fill(dispatcher.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/facilities\?facilities-filter-phrase=Spreetal$/)
  await expect(rows(page)).toHaveText(['Klinikum Spreetal', 'Tagesklinik Spreetal am Wasserturm'])
})

test('a visitor sees nothing of the agency before she has signed in', async ({ page, api }) => {
  const { id } = await createFacility(api)
  const asked: number[] = []
  page.on('response', (answer) => answer.url().includes('/api/') && asked.push(answer.status()))
  await page.goto(`/facilities/${id}`)
  await expect(page).toHaveURL(new RegExp(`/django_auth/login/\\?next=%2Ffacilities%2F${id}$`))
  expect(new Set(asked)).toEqual(new Set([401]))
})

test('by keyboard alone somebody logs out', async ({ office: page }) => {
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Einstellungen und Konto' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('link', { name: 'Abmelden' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/django_auth\/login\/\?next=\/facilities$/)
})

test('logging out ends the session, and logging in leads back', async ({ office: page, dispatcher }) => {
  await page.goto('/facilities')
  await list(page).waitFor()
  await page.getByRole('button', { name: 'Einstellungen und Konto' }).click()
  const left = page.waitForRequest(/\/django_auth\/logout\//)
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  expect(new URL((await left).url()).searchParams.get('next')).toBe('/facilities')
  await expect(page).toHaveURL(/\/django_auth\/login\/\?next=\/facilities$/)
  expect((await page.request.get('/api/v0/users/me.json/')).status()).toBe(401)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kasack-list')))).toEqual([])
  await page.getByLabel('Benutzername').fill(dispatcher.username)
  await page.getByLabel('Passwort', { exact: true }).fill(dispatcher.password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(list(page)).toBeVisible()
})

test('a session that was ended says so and leads to the login and back', async ({ office: page, dispatcher }) => {
  await page.goto('/facilities?facilities-filter-phrase=Martinsbr%C3%BCck')
  await list(page).waitFor()
  await page.context().clearCookies({ name: 'sessionid' })
  await page.getByRole('button', { name: 'Inaktiv' }).click()
  await expect(page.getByText('Sie sind nicht angemeldet. Bitte melden Sie sich an.')).toBeVisible()
  await expect(page).toHaveURL(/\/django_auth\/login\//)
  await signIn(page.request, dispatcher)
  await page.goto(new URL(page.url()).searchParams.get('next')!)
  await expect(page.getByRole('button', { name: 'Inaktiv' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('searchbox')).toHaveValue('Martinsbrück')
})

test('pages for everybody set no cookie, those of the back office the token for its first form', async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({ baseURL: baseURL! })
  for (const path of ['/apply-now', '/privacy', '/imprint']) expect((await stranger.get(path)).headers()['set-cookie']).toBeUndefined()
  expect((await stranger.get('/facilities')).headers()['set-cookie']).toMatch(/^csrftoken=/)
  await stranger.dispose()
})

test('the page to sign in has the colours that were chosen, else those of the system', async ({ page }) => {
  const isDark = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor === 'rgb(18, 30, 34)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/django_auth/login/')
  expect(await isDark()).toBe(true)
  await expectAccessible(page, 'signing in, dark')
  await page.evaluate(() => localStorage.setItem('kasack-preferences', JSON.stringify({ scheme: 'light' })))
  await page.reload()
  expect(await isDark()).toBe(false)
})

test('a password is shown to whoever wants to see it, and is sent as one', async ({ page }) => {
  await page.goto('/django_auth/login/')
  const password = page.getByRole('textbox', { name: 'Passwort', exact: true })
  await page.getByLabel('Passwort', { exact: true }).fill('eine-lange-reise')
  const eye = page.getByRole('button', { name: 'Passwort anzeigen' })
  await eye.click()
  await expect(eye).toHaveAttribute('aria-pressed', 'true')
  await expect(password).toHaveValue('eine-lange-reise')
  await expect(password).toBeFocused()
  await eye.click()
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute('type', 'password')
})

test('whoever has to wait before a passkey is asked for reads why, and for how long', async ({ page }) => {
  const told = 'Von Ihrem Internetanschluss wurde zu oft nach einem Passkey gefragt. Bitte versuchen Sie es in 15 Minuten noch einmal.'
  const options = '**/django_auth/passkey/options/'
  await page.route(options, async (route) => route.fulfill({ status: 429, json: { detail: told, errors: [told] } }))
  await page.goto(`${process.env['KASACK_URL']!.replace('127.0.0.1', 'localhost')}/django_auth/login/`) // passkeys are bound to a host name
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click()
  await expect(page.getByRole('alert')).toHaveText(told)
  await expect(page.getByRole('button', { name: 'Mit Passkey anmelden' })).toBeFocused()
  await page.unroute(options)
  await page.route(options, async (route) => route.abort())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Es wurde kein Passkey bestätigt. Sie können es noch einmal versuchen.')
})
