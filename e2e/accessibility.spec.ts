import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { contactPersonCalled, createFacility, facilityCalled, noFacility } from './api.ts'
import { expectAccessible, openedDialog, openedSelect, namesOtherThanSeen } from './axe.ts'
import { test } from './journey.ts'
import { facilityForm, list, notices, openFilter, openSelect, rows } from './screen.ts'

test('the login page can be used by everybody', async ({ page }) => {
  await page.goto('/django_auth/login/')
  await expectAccessible(page, 'login')
  await page.getByLabel('Benutzername').fill('jule.brandner')
  await page.getByLabel('Passwort', { exact: true }).fill('ein-falsches-wort')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'refused login')
})

test('the list can be used by everybody', async ({ office: page }) => {
  await page.goto('/facilities?facilities-filter-phrase=sylt&facilities-filter-is_active=false')
  await expect(rows(page)).toHaveCount(1)
  await expectAccessible(page, 'filtered list')
  await page.getByRole('button', { name: 'Anfrage zeigen' }).click()
  await page.getByRole('searchbox').fill('gibt es nicht')
  await expect(page.getByText('Keine Daten zu diesen Filtern')).toBeVisible()
  await expectAccessible(page, 'empty list with its request')
})

test('the filters of the columns can be used by everybody', async ({ office: page }) => {
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  const oneOfEachKind = ['Name', 'Wiedervorlage', 'Gruppe', 'E-Mail']
  for (const column of oneOfEachKind) {
    const filter = await openFilter(page, column)
    await expect(filter.getByRole('button', { name: 'Anwenden' })).toBeVisible()
    await expectAccessible(page, `filter ${column}`, ['.k-filter'])
    await page.keyboard.press('Escape')
    await expect(filter).toBeHidden()
  }
})

test('the selects above the list can be used by everybody', async ({ office: page }) => {
  await page.goto('/facilities?facilities-filter-states=Berlin (BE),Hamburg (HH),Bayern (BY)')
  await openSelect(page, 'Bundesland')
  await expectAccessible(page, 'federal states', openedSelect)
  await page.keyboard.press('Escape')
  await openSelect(page, 'Betreuer')
  await expectAccessible(page, 'support users', openedSelect)
  for (const name of ['Bundesland', 'Betreuer']) {
    await page.getByRole('combobox', { name }).fill('gibt es nicht')
    await expect(page.getByRole('option', { name: 'kein Eintrag gefunden' })).toBeVisible()
    await expectAccessible(page, `${name} without a choice`, openedSelect)
    await page.getByRole('combobox', { name }).fill('')
    await page.keyboard.press('Escape')
  }
})

test('the menus can be used by everybody', async ({ office: page }) => {
  await page.goto('/facilities')
  await expect(rows(page)).toHaveCount(10)
  for (const name of [/^Anlegen$/, /^Einstellungen und Konto/, /^Aktionen für Tidenhof Residenz Wismar/]) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expectAccessible(page, `menu ${name}`, ['.ant-dropdown', '.k-chrome'])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitem')).toHaveCount(0)
  }
})

for (const [page, path] of Object.entries({
  dashboard: '/',
  contacts: '/contact-persons',
  bookings: '/bookings',
  mails: '/emails',
  logbook: '/engagements',
})) {
  test(`the page of the ${page} can be used by everybody`, async ({ office }) => {
    await office.goto(path)
    await expectAccessiblePage(office, page)
  })
}

test('the page of a contact person can be used by everybody', async ({ office, api }) => {
  const { id } = await contactPersonCalled(api, 'Ulrike Dannenberg')
  await office.goto(`/contact-persons/${id}`)
  await expectAccessiblePage(office, 'contact person')
})

async function expectAccessiblePage(office: Page, page: string) {
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(office.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(office, page)
}

test('the page of a facility can be used by everybody', async ({ office: page, api }) => {
  const { id } = await facilityCalled(api, 'Intensiv-WG Havelspitze')
  await page.goto(`/facilities/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Adresse kopieren' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await expectAccessible(page, 'facility with a tooltip')
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await expectAccessible(page, 'menu of a facility', ['.ant-dropdown', '.k-head'])
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'confirmation', openedDialog)
})

test('the form of a facility can be used by everybody', async ({ office: page, api }) => {
  const { id, name: called } = await facilityCalled(api, 'Klinikum Spreetal')
  await page.goto(`/facilities/${id}?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await expect(form.getByLabel('Name')).toHaveValue(called)
  await form.getByLabel('Name').clear()
  await form.getByLabel('E-Mail').fill('pdl')
  await form.getByLabel('Firma').click()
  await expect(form.getByText('Keine gültige E-Mail-Adresse')).toBeVisible()
  await expectAccessible(page, 'form with problems')
  for (const name of ['Einrichtungstyp', 'Land', 'Schlagwörter']) {
    await openSelect(page, name)
    await expectAccessible(page, `form with ${name} open`, openedSelect)
    await page.keyboard.press('Escape')
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0)
  }
  await form.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByRole('dialog', { name: 'Eingaben verwerfen?' })).toBeVisible()
  await expectAccessible(page, 'question before giving up', ['.ant-modal-confirm'])
})

test('the forms of new facilities and groups can be used by everybody', async ({ office: page }) => {
  await page.goto('/facilities?modals=facility')
  await expect(facilityForm(page).getByLabel('Name')).toBeFocused()
  // The page behind a dialog is out of reach, and cut off at its edge.
  await expectAccessible(page, 'new facility', openedDialog)
  await page.getByRole('button', { name: 'Gruppe anlegen' }).click()
  await expect(page.getByRole('dialog', { name: 'Einrichtungsgruppe anlegen' })).toBeVisible()
  await expectAccessible(page, 'new group', openedDialog)
})

test('a form after a refusal or without a session can be used by everybody', async ({ office: page, api }) => {
  const { id } = await createFacility(api)
  await page.route(`**/facilities/${id}.json/`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 400, json: { errors: { city: ['Unbekannter Ort.'] } } })
      : route.continue(),
  )
  await page.goto(`/facilities/${id}?modals=facility&facility-id=${id}`)
  const form = facilityForm(page)
  await form.getByLabel('Ort').fill('Atlantis')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form.getByRole('alert')).toHaveText('Ort: Unbekannter Ort.')
  await page.unroute(`**/facilities/${id}.json/`)
  await page.context().clearCookies({ name: 'sessionid' })
  await form.getByLabel('Betreuer').click()
  await expect(form.getByRole('alert').filter({ hasText: 'Sitzung' })).toBeVisible()
  await expectAccessible(page, 'form with banners', [...openedDialog, ...openedSelect])
})

test('settings, errors and what stands outside can be used by everybody', async ({ office: page }) => {
  await page.goto('/facilities?modals=settings')
  await expect(page.getByRole('switch', { name: 'Beta-Version' })).toBeVisible()
  await expectAccessible(page, 'settings', openedDialog)
  await page.goto(noFacility)
  await expect(notices(page)).toBeVisible()
  await expectAccessible(page, 'missing facility with bar and notification')
  await page.goto('/no-such-page')
  await expectAccessible(page, '404')
  await page.route('**/facilities.json/**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/facilities')
  await expect(list(page).getByRole('button', { name: 'Neu laden' })).toBeVisible()
  await expectAccessible(page, 'list that cannot be read')
})

test('the style guide can be used by everybody', async ({ page }) => {
  await page.goto('/dev/styleguide')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'style guide')
  await page.getByRole('button', { name: 'Schublade öffnen' }).click()
  await expect(page.getByRole('dialog', { name: /^Jana Reuter/ })).toBeVisible()
  await expectAccessible(page, 'drawer in the style guide', openedDialog)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  for (const name of ['POST 201', 'PATCH 400', 'POST 500', 'Hinweis']) await page.getByRole('button', { name, exact: true }).click()
  await expect(notices(page)).toHaveCount(4)
  await expectAccessible(page, 'notifications', ['.ant-notification'])
})

test('whoever speaks to the program can say what stands on a button', async ({ office: page }) => {
  for (const [path, ready] of [
    ['/facilities', '.k-me'],
    ['/apply-now', '.languages'],
  ] as const) {
    await page.goto(path)
    await page.locator(ready).first().waitFor()
    expect.soft(await namesOtherThanSeen(page), path).toEqual([])
  }
})
