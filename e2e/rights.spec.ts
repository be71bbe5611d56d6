import { expect } from '@playwright/test'
import { createFacility, createUser, signIn, superuser } from './api.ts'
import { test } from './journey.ts'
import { list, rows } from './screen.ts'

test('somebody without a single right works with facilities and sees nothing of other things', async ({ page, api }) => {
  const user = await createUser(api, [])
  const own = await signIn(page.request, user)
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link')).toHaveText([
    'Einrichtungen',
    'Ansprechpartner',
    'Stellen',
    'Übersichtskarte',
    'Styleguide',
  ])
  await page.getByRole('button', { name: 'Anlegen', exact: true }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Logbucheintrag', 'Einrichtung', 'Ansprechpartner', 'Stelle'])
  await page.keyboard.press('Escape')
  await expect(list(page).getByRole('columnheader', { name: 'Buchungen' })).toHaveCount(0)
  await rows(page).first().waitFor()
  await page
    .getByRole('button', { name: /^Aktionen für/ })
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Bearbeiten',
    'Logbucheintrag anlegen',
    'E-Mail senden',
    'Wiedervorlage setzen oder ändern',
    'Auf aktiv setzen', // the first of the list is inactive
    'Löschen',
  ])
  expect((await own.get('users.json/')).status()).toBe(403)
})

const account = /^Einstellungen und Konto, angemeldet als/

test('the account menu leads to settings and security, and names who is there', async ({ office: page }) => {
  await page.goto('/facilities')
  await page.getByRole('button', { name: 'Einstellungen und Konto, angemeldet als Vera Lindner' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Einstellungen', 'Kontosicherheit', 'Abmelden'])
  await expect(page.getByRole('link', { name: 'Kontosicherheit' })).toHaveAttribute('href', 'https://konto.kasack.example/')
})

test('a superuser finds the administration in the account menu', async ({ page }) => {
  await signIn(page.context().request, superuser)
  await page.goto('/facilities')
  await page.getByRole('button', { name: account }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Einstellungen',
    'Kennzahlen',
    'Postausgang',
    'Verwaltung',
    'Kontosicherheit',
    'Abmelden',
  ])
  await expect(page.getByRole('link', { name: 'Verwaltung' })).toHaveAttribute('href', 'https://verwaltung.kasack.example/')
})

test('a panel that somebody may not see says so', async ({ office: page, api }) => {
  const { id } = await createFacility(api)
  const refused = { status: 403, json: { detail: 'Nicht erlaubt.', errors: ['Nicht erlaubt.'] } }
  await page.route(`**/facilities/${id}.json/`, (route) => route.fulfill(refused))
  await page.goto(`/facilities/${id}`)
  await expect(page.getByRole('main')).toContainText('Sie dürfen diesen Inhalt nicht ansehen (403).')
  await expect(page.getByText('Dazu fehlt Ihnen die Berechtigung.')).toBeVisible()
})

test('a write that somebody may not make changes nothing and says so', async ({ office: page, api }) => {
  const { id } = await createFacility(api)
  await page.route(`**/facilities/${id}.json/`, (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 403, json: { detail: 'Nicht erlaubt.' } }) : route.continue(),
  )
  await page.goto(`/facilities/${id}?modals=facility&facility-id=${id}`)
  await page.getByRole('dialog').getByLabel('Ort').fill('Bonn')
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Sie dürfen diese Aktion nicht ausführen.')).toBeVisible()
  await expect(page.getByRole('dialog').getByLabel('Ort')).toHaveValue('Bonn')
  expect(await (await api.get(`facilities/${id}.json/`)).json()).toMatchObject({ city: 'Graz' })
})
