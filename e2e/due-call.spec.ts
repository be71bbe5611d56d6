import { expect } from '@playwright/test'
import { called, createContactPerson, createEntry, createFacility } from './api.ts'
import type { Api } from './api.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { focused, tabTo } from './keys.ts'
import { dashboardOf, entryForm, notices, openDashboard, rowsOf } from './screen.ts'

const note = 'Braucht ab Januar zwei Pflegekräfte für die Nacht, erst mit der Stationsleitung sprechen. '.repeat(3).trim()

/** A facility to call today about a note, with a contact person who has a mobile phone. */
async function dueCall(api: Api) {
  const facility = await createFacility(api, { name: called('Haus Morgenrot'), city: 'Potsdam', postal_code: '14467', country_code: 'DE' })
  const person = await createContactPerson(api, facility, { mobile: '0171 2345678' })
  const entry = await createEntry(api, facility, { contact_person: { id: person.id }, note, followup_date: inDays(0) })
  return { facility, person, entry }
}

test('a call that is due is made and written down with number and last note in sight, on the keyboard alone', async ({
  office: page,
  api,
}) => {
  const { facility, person } = await dueCall(api)
  await openDashboard(page, dashboardOf(facility))
  await expect(rowsOf(page, 'Wiedervorlagen', facility.name)).toHaveCount(1)
  await page.getByRole('table', { name: 'Wiedervorlagen' }).focus()
  await expect(await tabTo(page, '+49 171 2345678')).toHaveAttribute('href', 'tel:+491712345678')
  await tabTo(page, 'mehr')
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveText('weniger')
  await tabTo(page, `Eintrag zu ${facility.name} anlegen`)
  await page.keyboard.press('Enter')
  const form = entryForm(page)
  await expect(form.getByLabel('Notiz')).toBeFocused()
  const about = form.getByRole('region', { name: 'Worum es geht' })
  await expect(about).toContainText(facility.name)
  await expect(about).toContainText(person.name)
  await expect(about.getByRole('link', { name: '+49 171 2345678' })).toBeVisible()
  await expect(about).toContainText(note)
  await page.keyboard.type('Zwei Profile gehen heute raus.')
  await tabTo(page, /^\+1 Woche/)
  await page.keyboard.press('Enter')
  await tabTo(page, 'Logbucheintrag anlegen')
  await page.keyboard.press('Enter')
  await expect(form).toBeHidden()
  await expect(notices(page)).toContainText('Logbucheintrag wurde angelegt')
  await expect(rowsOf(page, 'Wiedervorlagen', 'Keine Daten zu diesen Filtern')).toBeVisible()
})

test('nobody reached is written in one click, and taken back with another', async ({ office: page, api }) => {
  const { facility, entry } = await dueCall(api)
  await openDashboard(page, dashboardOf(facility))
  await page.getByRole('button', { name: `${facility.name} nicht erreicht` }).click()
  await expect(notices(page)).toContainText(`${facility.name} nicht erreicht, Wiedervorlage am`)
  await expect(rowsOf(page, 'Wiedervorlagen', 'Keine Daten zu diesen Filtern')).toBeVisible()
  await expect(rowsOf(page, 'Meine letzten Einträge', facility.name)).toContainText('Nicht erreicht')
  const { followup_date } = (await (await api.get(`facilities/${facility.id}.json/`)).json()) as { followup_date: string }
  expect(followup_date > inDays(0)).toBe(true)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByText('Rückgängig gemacht')).toBeVisible()
  await expect(rowsOf(page, 'Wiedervorlagen', facility.name)).toContainText('heute')
  const { results } = (await (await api.get(`engagements.json/?facility=${facility.id}`)).json()) as {
    results: { id: number; todo: boolean }[]
  }
  expect(results.map(({ id, todo }) => ({ id, todo }))).toEqual([{ id: entry.id, todo: true }])
})

test('what is overdue is shown alone at one click', async ({ office: page }) => {
  await openDashboard(page)
  const overdue = page.getByRole('button', { name: /^\d+ überfällig$/ })
  await overdue.click()
  await expect(overdue).toHaveAttribute('aria-pressed', 'true')
  await expect(rowsOf(page, 'Wiedervorlagen', 'heute')).toHaveCount(0)
  await expect(rowsOf(page, 'Wiedervorlagen', 'überfällig').first()).toBeVisible()
  await overdue.click()
  await expect(rowsOf(page, 'Wiedervorlagen', 'heute').first()).toBeVisible()
})
