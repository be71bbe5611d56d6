import { expect } from '@playwright/test'
import { createContactPerson, createEntry, createFacility } from './api.ts'
import { inDays, shown, shownShort } from './day.ts'
import { test } from './journey.ts'
import { choose, chooseInMenu, dashboardOf, entryForm, fieldOf, followUpDay, notices, rowsOf, short } from './screen.ts'

test('a call that is due is written down once, and dashboard and facility agree in both tabs', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const person = await createContactPerson(api, facility)
  await createEntry(api, facility, { contact_person: { id: person.id }, followup_date: inDays(0) })
  const other = await page.context().newPage()
  await other.goto(`/facilities/${facility.id}`)
  await expect(other.getByRole('button', { name: `heute, ${shown(inDays(0))}: Wiedervorlage ändern` })).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: 'Filter Einrichtung', exact: true }).first().click()
  await page.keyboard.type(facility.name)
  await page.keyboard.press('Enter')
  const due = rowsOf(page, 'Wiedervorlagen', facility.name)
  await expect(due).toHaveText(new RegExp(`${shownShort(inDays(0))}.*heute`))
  await due.getByRole('button', { name: `Eintrag zu ${facility.name} anlegen` }).click()
  const form = entryForm(page)
  await expect(fieldOf(form, 'Einrichtung')).toContainText(facility.name)
  await expect(fieldOf(form, 'Ansprechpartner')).toContainText(person.name)
  await expect(form.getByRole('status')).toContainText(`Bisherige Wiedervorlage: ${shown(inDays(0))}`)
  await form.getByLabel('Notiz').fill('Nimmt beide, Vertrag geht heute raus.')
  await form.getByRole('button', { name: '+1 Woche' }).click()
  const next = await followUpDay(form)
  await expect(form.getByRole('status')).toContainText(`Ersetzt die Wiedervorlage vom ${shown(inDays(0))}`)
  await form.getByRole('button', { name: 'Logbucheintrag anlegen' }).click()
  await expect(form).toBeHidden()
  await expect(notices(page)).toContainText('Logbucheintrag wurde angelegt')
  await expect(rowsOf(page, 'Wiedervorlagen', 'Keine Daten zu diesen Filtern')).toBeVisible()

  for (const tab of [page, other]) {
    await tab.goto(dashboardOf(facility))
    await tab.reload()
    await expect(rowsOf(tab, 'Meine letzten Einträge', facility.name)).toHaveText(/Nimmt beide.*Vera Lindner/)
    await expect(rowsOf(tab, 'Wiedervorlagen', 'Keine Daten zu diesen Filtern')).toBeVisible()
    await tab.getByRole('link', { name: facility.name }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(facility.name)
    await tab.reload()
    await expect(tab.getByRole('button', { name: `${next}: Wiedervorlage ändern`, exact: true })).toBeVisible()
    await expect(rowsOf(tab, 'Logbuch', short(next))).toContainText('Nimmt beide')
    await expect(rowsOf(tab, 'Logbuch', person.name)).toHaveCount(2)
  }
})

test('a call before the day of the follow-up leaves it alone', async ({ office: page, api }) => {
  const { id } = await createFacility(api, { followup_date: inDays(6) })
  await page.goto(`/facilities/${id}`)
  const header = page.getByRole('button', { name: `${shown(inDays(6))}: Wiedervorlage ändern`, exact: true })
  await expect(header).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Logbucheintrag' }).first().click()
  const form = entryForm(page)
  await form.getByRole('button', { name: 'Nächster Arbeitstag' }).click()
  await expect(form.getByRole('status')).toContainText('bleibt, weil sie später ist')
  const chosen = short(await followUpDay(form))
  await form.getByRole('button', { name: 'Logbucheintrag anlegen' }).click()
  await expect(form).toBeHidden()
  await expect(rowsOf(page, 'Logbuch', chosen)).toBeVisible()
  await page.reload()
  await expect(rowsOf(page, 'Logbuch', chosen)).toBeVisible()
  await expect(header).toBeVisible()
})

test('a similar entry takes over everything but the follow-up', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const person = await createContactPerson(api, facility)
  await createEntry(api, facility, { contact_person: { id: person.id }, action_type: { id: 2 }, followup_date: inDays(3) })
  await page.goto(`/facilities/${facility.id}`)
  const entries = rowsOf(page, 'Logbuch', 'Braucht zwei Nachtdienste.')
  const kind = await entries.getByRole('cell').nth(2).innerText()
  await chooseInMenu(entries, 'Ähnlichen anlegen')
  const form = entryForm(page)
  await expect(form.getByLabel('Notiz')).toHaveValue('Braucht zwei Nachtdienste.')
  await expect(fieldOf(form, 'Einrichtung')).toContainText(facility.name)
  await expect(fieldOf(form, 'Ansprechpartner')).toContainText(person.name)
  await expect(fieldOf(form, 'Kontaktart')).toContainText(kind)
  await expect(form.getByRole('textbox', { name: 'Wiedervorlage' })).toHaveValue('')
  await form.getByRole('textbox', { name: 'Wiedervorlage' }).fill(shown(inDays(9)))
  await form.getByRole('button', { name: 'Logbucheintrag anlegen' }).click()
  await expect(entries).toHaveCount(2)
  await expect(entries.first()).toContainText(shownShort(inDays(9)))
})

test('an entry without facility and employee says so at both fields, until one is chosen', async ({ office: page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: 'Logbucheintrag', exact: true }).click()
  const form = entryForm(page)
  await expect(fieldOf(form, 'Ansprechpartner').getByRole('combobox')).toBeDisabled()
  await form.getByRole('button', { name: 'Logbucheintrag anlegen' }).click()
  const problem = 'Bitte wählen Sie eine Einrichtung oder einen Mitarbeiter.'
  for (const label of ['Einrichtung', 'Mitarbeiter']) await expect(fieldOf(form, label)).toContainText(problem)
  await expect(fieldOf(form, 'Wiedervorlage')).toContainText('Wiedervorlage ist erforderlich')
  await choose(form.getByLabel('Mitarbeiter'), 'Sven Kottkamp')
  await expect(form.getByText(problem)).toHaveCount(0)
})

test('an entry of an earlier day recommends a new one, and its follow-up is changed at the facility', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const { id } = await createEntry(api, facility, { followup_date: inDays(4) })
  await page.clock.setFixedTime(`${inDays(1)}T09:00:00Z`)
  await page.goto(`/facilities/${facility.id}?modals=engagement&engagement-id=${id}`)
  const form = entryForm(page)
  await expect(form.getByRole('note')).toContainText(`Dieser Eintrag ist vom ${shown(inDays(0))}.`)
  await expect(fieldOf(form, 'Wiedervorlage')).toContainText(shown(inDays(4)))
  for (const label of ['Wiedervorlage', 'Für', 'Priorität']) await expect(fieldOf(form, label).locator('input')).toHaveCount(0)
  await form.getByLabel('Notiz').fill('Braucht drei Nachtdienste.')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    form.getByRole('button', { name: 'Speichern' }).click(),
  ])
  expect(sent.postDataJSON()).toEqual({ version: expect.any(String), note: 'Braucht drei Nachtdienste.' })
  await expect(form).toBeHidden()

  await chooseInMenu(rowsOf(page, 'Logbuch', 'drei Nachtdienste'), 'Bearbeiten')
  await form.getByRole('button', { name: 'Wiedervorlage ändern' }).click()
  await expect(page.getByRole('dialog', { name: `Wiedervorlage bearbeiten ${facility.name}` })).toBeVisible()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Neuen Eintrag anlegen' }).click()
  await expect(form.getByRole('button', { name: 'Logbucheintrag anlegen' })).toBeVisible()
  await expect(form.getByLabel('Notiz')).toHaveValue('Braucht drei Nachtdienste.')
})
