import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { oneTimeCode } from '../scripts/lib/one-time-code.mjs'
import { logIn, logOut, setUpCodes } from './account.ts'
import { called, createContactPerson, createEmployee, createFacility, createUser, signIn, superuser } from './api.ts'
import { expectAccessible } from './axe.ts'
import { addressOf, chooseTemplate, emailField } from './email-form.ts'
import { test } from './journey.ts'
import { mailTo } from './mailbox.ts'

/** Opens the administration as the superuser. */
async function administer(page: Page, at = '/admin/') {
  await signIn(page.context().request, superuser)
  await page.goto(at)
  await expect(page.getByRole('navigation', { name: 'Verwaltung' })).toBeVisible()
}

const form = (page: Page) => page.getByRole('dialog')

test('an administrator creates a group and a user, who sets up one-time codes, signs in with one and sees what she may', async ({
  page,
  browser,
}) => {
  const [group, username] = [called('Einblick'), called('nora').replace(' ', '.')]
  await administer(page, '/admin/groups')
  await page.getByRole('button', { name: 'Benutzergruppe anlegen' }).click()
  await form(page).getByRole('textbox', { name: 'Name' }).fill(group)
  await form(page).getByRole('checkbox', { name: 'Buchungen und Verfügbarkeit sehen' }).check()
  await form(page).getByRole('button', { name: 'Benutzergruppe anlegen' }).click()
  await expect(page.getByRole('row', { name: new RegExp(group) })).toBeVisible()

  await page.getByRole('link', { name: 'Benutzer', exact: true }).click()
  await page.getByRole('button', { name: 'Benutzer anlegen' }).click()
  await form(page).getByRole('textbox', { name: 'Vorname' }).fill('Nora')
  await form(page).getByRole('textbox', { name: 'Nachname' }).fill('Falk')
  await form(page).getByRole('textbox', { name: 'Benutzername' }).fill(username)
  await form(page).getByRole('button', { name: 'Vorschlagen' }).click()
  const password = await form(page).getByRole('textbox', { name: 'Passwort' }).inputValue()
  await form(page).getByRole('combobox', { name: 'Benutzergruppen' }).click()
  await page.getByTitle(group).last().click()
  await page.keyboard.press('Escape')
  await form(page).getByRole('button', { name: 'Benutzer anlegen' }).click()
  await expect(form(page)).toBeHidden()

  const account = { username, password }
  const other = await browser.newPage()
  await other.goto('/account-security/')
  await logIn(other, account)
  const { secret } = await setUpCodes(other, account)
  await other.getByRole('button', { name: 'Ich habe die Codes gesichert' }).click()
  await logOut(other)
  await logIn(other, account)
  await other.getByLabel('Code aus der App').fill(oneTimeCode(secret, new Date(), 1)) // this time step's code is used up
  await other.keyboard.press('Enter')
  const navigation = other.getByRole('navigation', { name: 'Hauptnavigation' })
  await expect(navigation.getByRole('link', { name: 'Einrichtungen' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'Mitarbeiter' })).toBeHidden()
  const { permissions } = await (await other.request.get('/api/v0/users/me.json/')).json()
  expect(permissions).toEqual(['vacancies.view_booking'])
  await other.goto('/admin/users')
  await expect(other.getByRole('alert')).toBeVisible()
  await expect(other.getByRole('navigation', { name: 'Verwaltung' })).toBeHidden()
  await other.close()
})

test('a user who leaves hands over, and is signed out', async ({ page, api }) => {
  const account = await createUser(api, ['employees.view_employee'])
  const { results } = await (await api.get(`users.json/?search=${account.username}`)).json()
  const facility = await createFacility(api, { support_user: results[0].id, followup_date: null })
  const employee = await createEmployee(api, { dispatcher: results[0].id })
  const leaver = await page.context().browser()!.newContext({ baseURL: process.env['KASACK_URL']! })
  await signIn(leaver.request, account)

  await administer(page, `/admin/users?users-filter-phrase=${account.username}`)
  await page.getByRole('button', { name: 'Aktionen für Vera Lindner' }).click()
  await page.getByRole('menuitem', { name: 'Deaktivieren …' }).click()
  await expect(form(page).getByRole('checkbox', { name: 'Einrichtungen (1)' })).toBeChecked()
  await expectAccessible(page, 'handover')
  await form(page).getByRole('combobox', { name: 'Nachfolge' }).fill('Jule Brandner')
  await page.getByTitle('Jule Brandner').last().click()
  await form(page).getByRole('button', { name: 'Übergeben und deaktivieren' }).click()
  await expect(page.getByText('Die Übergabe ist gespeichert.')).toBeVisible()

  expect((await (await api.get(`facilities/${facility.id}.json/`)).json()).support_user.name).toBe('Jule Brandner')
  expect((await (await api.get(`employees/${employee.id}.json/`)).json()).dispatcher.name).toBe('Jule Brandner')
  expect((await leaver.request.get('/api/v0/users/me.json/')).status()).toBe(401)
  await leaver.close()
})

test('a template is changed, and the next mail has its new words', async ({ page, api }) => {
  const name = called('Nachfrage')
  const code = name.toLowerCase().replaceAll(/\W/g, '_')
  const facility = await createFacility(api)
  const last_name = called('Moser')
  await createContactPerson(api, facility, { last_name, email: addressOf(last_name) })
  const facilities = [{ id: facility.id }] // offered to no other facility
  await api.post('lookups/email-templates', { name, code, category: 'facility', subject: 'Alt', text_template: 'Alt', facilities })
  await administer(page, `/admin/lookups/email-templates?email-templates-filter-phrase=${name}`)
  await page.getByRole('button', { name, exact: true }).click()
  const german = form(page).getByRole('group', { name: 'Deutsch' })
  await german.getByRole('textbox', { name: 'Text' }).fill('Bis bald, {{ user.full_name }}')
  await expect(form(page).getByRole('region', { name: 'Vorschau, Deutsch' }).getByText('Bis bald, admin')).toBeVisible()
  await expectAccessible(page, 'template')
  await form(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(form(page)).toBeHidden()

  await page.goto(`/facilities/${facility.id}`)
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await chooseTemplate(page, name)
  await expect(emailField(page, 'Text')).toHaveValue('Bis bald, admin')
  await page.keyboard.press('Control+Enter')
  expect(await mailTo(addressOf(last_name))).toContain('Bis bald, admin')
})

test('the pages of the administration can be used by everybody', async ({ page }) => {
  await administer(page)
  for (const path of ['users', 'groups', 'lookups/tags', 'lookups/email-attachments', 'facilitygroups', 'hirers', 'outbox']) {
    await page.goto(`/admin/${path}`)
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('rowheader').first().or(page.getByText('Noch keine E-Mail'))).toBeVisible()
    await expectAccessible(page, path)
  }
  await page.goto('/admin/system')
  await expect(page.getByText('PostgreSQL', { exact: false }).first()).toBeVisible()
  await expectAccessible(page, 'system')
  await page.goto('/admin/judge-settings')
  await expect(page.getByRole('radio', { name: 'Monate (§§ 187, 188 BGB)' })).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Bereits gebucht' })).toBeVisible()
  await expectAccessible(page, 'judge settings')
  await page.goto('/admin/match-settings')
  await expect(page.getByRole('spinbutton', { name: 'Entfernung' })).toHaveValue('25')
  await page.getByRole('combobox', { name: 'Stelle' }).click()
  await page.locator('.ant-select-item-option').first().click()
  await expect(page.getByRole('table', { name: 'Vorschau an einer Stelle' }).or(page.getByText('kommt niemand infrage'))).toBeVisible()
  await expectAccessible(page, 'match settings')
  await page.goto('/admin/lookups/employee-statuses')
  await page.getByRole('button', { name: 'Reihenfolge ändern' }).click()
  await expect(form(page).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'order')
})
