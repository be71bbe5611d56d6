import { expect } from '@playwright/test'
import { createFacility } from './api.ts'
import { inDays, shown, shownShort } from './day.ts'
import { test } from './journey.ts'
import { choose, dashboardOf, entryForm, followUpDay, followUpForm, openDashboard, rowsOf, short } from './screen.ts'

test('a follow-up is set, moved and removed in the header of its facility', async ({ office: page, api }) => {
  const facility = await createFacility(api)
  const dashboard = await page.context().newPage()
  const isDue = () => dashboard.goto(dashboardOf(facility)).then(() => rowsOf(dashboard, 'Wiedervorlagen', facility.name))
  const nothing = rowsOf(dashboard, 'Wiedervorlagen', 'Keine Daten zu diesen Filtern')
  await page.goto(`/facilities/${facility.id}`)
  await expect(page.getByText('keine Wiedervorlage')).toBeVisible()
  await page.getByRole('button', { name: 'Wiedervorlage setzen' }).click()
  const form = followUpForm(page)
  await choose(form.getByLabel('Für'), 'Nils Kortmann')
  await form.getByText('hoch').click()
  await form.getByRole('textbox', { name: 'Wiedervorlage' }).fill(shown(inDays(0))) // no quick choice on a Sunday
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('hoch· Nils Kortmann')).toBeVisible()
  await expect(await isDue()).toHaveText(new RegExp(`${shownShort(inDays(0))}.*heute`))

  await page.getByRole('button', { name: `heute, ${shown(inDays(0))}: Wiedervorlage ändern` }).click()
  await form.getByRole('textbox', { name: 'Wiedervorlage' }).fill(shown(inDays(2)))
  await form.getByRole('textbox', { name: 'Wiedervorlage' }).press('Enter') // only ends the input
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('hoch· Nils Kortmann')).toBeVisible()
  await isDue()
  await expect(nothing).toBeVisible()

  await page.getByRole('button', { name: `${shown(inDays(2))}: Wiedervorlage ändern` }).click()
  await form.getByRole('textbox', { name: 'Wiedervorlage' }).fill(shown(inDays(0)))
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(await isDue()).toBeVisible()

  await page.getByRole('button', { name: `heute, ${shown(inDays(0))}: Wiedervorlage ändern` }).click()
  await form.getByRole('button', { name: 'Wiedervorlage entfernen' }).click()
  await page.getByRole('dialog', { name: 'Wiedervorlage entfernen?' }).getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Die Wiedervorlage ist entfernt.')).toBeVisible()
  await expect(page.getByText('keine Wiedervorlage')).toBeVisible()
  await isDue()
  await expect(nothing).toBeVisible()
})

test('a follow-up that is done leaves the dashboard, and the logbook keeps its date', async ({ office: page, api }) => {
  const facility = await createFacility(api, { followup_date: inDays(0) })
  await openDashboard(page, dashboardOf(facility))
  await page.getByRole('link', { name: facility.name }).click()
  await page.getByRole('button', { name: 'Erledigen' }).click()
  await page.getByRole('dialog', { name: 'Wiedervorlage erledigen?' }).getByRole('button', { name: 'Nur erledigen' }).click()
  await expect(page.getByText('Die Wiedervorlage ist erledigt.')).toBeVisible()
  await expect(page.getByText('keine Wiedervorlage')).toBeVisible()
  await expect(rowsOf(page, 'Logbuch', shownShort(inDays(0)))).toHaveCount(1)
  await page.goBack()
  await expect(rowsOf(page, 'Wiedervorlagen', 'Keine Daten zu diesen Filtern')).toBeVisible()
})

test('whoever has called writes an entry, which settles the follow-up', async ({ office: page, api }) => {
  const facility = await createFacility(api, { followup_date: inDays(0) })
  await page.goto(`/facilities/${facility.id}`)
  await page.getByRole('button', { name: 'Erledigen' }).click()
  await page.getByRole('dialog', { name: 'Wiedervorlage erledigen?' }).getByRole('button', { name: 'Logbucheintrag anlegen' }).click()
  const form = entryForm(page)
  await form.getByLabel('Notiz').fill('Meldet sich nach den Feiertagen.')
  await form.getByRole('button', { name: '+2 Wochen' }).click()
  const next = await followUpDay(form)
  await form.getByRole('button', { name: 'Logbucheintrag anlegen' }).click()
  await expect(page.getByRole('button', { name: `${next}: Wiedervorlage ändern`, exact: true })).toBeVisible()
  await expect(rowsOf(page, 'Logbuch', 'Meldet sich')).toContainText(short(next))
})
