import { expect } from '@playwright/test'
import { called, createContactPerson, createEntry, createFacility } from './api.ts'
import { test } from './journey.ts'
import { choose, chooseInMenu, entryForm, fieldOf, notices, personForm, rowsOf } from './screen.ts'

test('a contact person is created at a facility and becomes its main contact', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const name = `Ida ${called('Moser')}`
  await page.goto(`/facilities/${facility.id}`)
  await page.locator('#contact-persons button', { hasText: /^Ansprechpartner$/ }).click()
  const form = personForm(page)
  await expect(fieldOf(form, 'Einrichtung')).toContainText(facility.name)
  await expect(fieldOf(form, 'Gruppe').getByRole('combobox')).toBeDisabled()
  await form.getByLabel('Vorname').fill('Ida')
  await form.getByLabel('Nachname').fill(name.slice(4))
  await form.getByRole('button', { name: 'Ansprechpartner anlegen' }).click()
  await expect(form).toBeHidden()
  const row = rowsOf(page, 'Ansprechpartner', name)
  await chooseInMenu(row, 'Zum Hauptansprechpartner machen')
  await expect(row).toContainText(`${name}Haupt`)
  await page.reload()
  await expect(page.getByRole('link', { name })).toHaveCount(3) // in the summary, the details and the table
  await chooseInMenu(row, 'Nicht mehr Hauptansprechpartner')
  await expect(row).not.toContainText(`${name}Haupt`)
  await expect(page.getByRole('link', { name })).toHaveCount(1)
})

test('a contact person is created, found, called and changed', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const lastName = called('Moser')
  await page.goto('/contact-persons/new')
  const form = personForm(page)
  await form.getByLabel('Titel').fill('Dr.')
  await form.getByLabel('Vorname').fill('Ida')
  await form.getByLabel('Nachname').fill(lastName)
  await choose(form.getByLabel('Einrichtung'), facility.name)
  await expect(fieldOf(form, 'Gruppe').getByRole('combobox')).toBeDisabled()
  await form.getByRole('button', { name: 'Ansprechpartner anlegen' }).click()
  await expect(notices(page).getByRole('link')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/\/contact-persons$/)

  await page.getByRole('searchbox').fill(lastName)
  await expect(rowsOf(page, 'Ansprechpartner', facility.name)).toHaveCount(1)
  await page
    .getByRole('table')
    .getByRole('link', { name: `Dr. Ida ${lastName}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Dr. Ida ${lastName}`)
  await expect(page.locator('#details').getByRole('link', { name: facility.name })).toBeVisible()

  await page.locator('#logbook').getByRole('button', { name: 'Logbucheintrag', exact: true }).click()
  const entry = entryForm(page)
  await expect(fieldOf(entry, 'Einrichtung')).toContainText(facility.name)
  await expect(fieldOf(entry, 'Ansprechpartner')).toContainText(lastName)
  await entry.getByLabel('Notiz').fill('Stellt sich vor.')
  await entry.getByRole('button', { name: 'Nächster Arbeitstag' }).click()
  await entry.getByRole('button', { name: 'Logbucheintrag anlegen' }).click()
  await expect(rowsOf(page, 'Logbuch', 'Stellt sich vor.')).toBeVisible()
  await expect(page.locator('#details')).toContainText('heute')

  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click()
  await form.getByLabel('Mobil').fill('0171 3920076')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.locator('#details').getByRole('link', { name: '+49 171 3920076' })).toBeVisible()
})

test('who is deleted stands nowhere any more', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const person = await createContactPerson(api, facility)
  const ref = { id: person.id }
  await api.patch(`facilities/${facility.id}`, { main_contact: ref, contract_contact: ref, invoice_contact: ref })
  await createEntry(api, facility, { contact_person: ref })
  await page.goto(`/contact-persons/${person.id}`)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  const question = page.getByRole('dialog', { name: 'Ansprechpartner löschen?' })
  await expect(question).toContainText(person.name)
  await question.getByRole('button', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/\/contact-persons$/)
  await expect(notices(page)).toContainText('Ansprechpartner wurde gelöscht')
  await page.goto(`/facilities/${facility.id}`)
  await expect(rowsOf(page, 'Logbuch', 'Braucht zwei Nachtdienste.')).toHaveCount(1)
  await expect(page.getByText('noch kein Ansprechpartner angelegt')).toBeVisible()
  await expect(page.getByText(person.name)).toHaveCount(0)
})
