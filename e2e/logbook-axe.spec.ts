import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { createContactPerson, createEntry, createFacility } from './api.ts'
import { expectAccessible, openedCalendar, openedDialog } from './axe.ts'
import { inDays } from './day.ts'
import { test } from './journey.ts'
import { entryForm, fieldOf, followUpForm, personForm, rowsOf } from './screen.ts'

async function expectMenu(page: Page, button: Locator, view: string) {
  await button.click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await expectAccessible(page, view, ['.ant-dropdown'])
}

test('the menus of contact persons can be used by everybody', async ({ office: page, api }) => {
  await page.goto('/contact-persons')
  const row = rowsOf(page, 'Ansprechpartner', /./).first()
  await expect(row).toBeVisible()
  await expectMenu(page, row.getByRole('button', { name: /^Aktionen/ }), 'menu of a contact person in the list')

  const facility = await createFacility(api)
  const person = await createContactPerson(api, facility, { is_active: false, note: 'Nur vormittags.' })
  await page.goto(`/contact-persons/${person.id}`)
  await expect(page.getByText('noch kein Logbucheintrag')).toBeVisible()
  await expectAccessible(page, 'inactive contact person without an entry')
  await expectMenu(page, page.getByRole('button', { name: 'Weitere Aktionen' }), 'menu of a contact person')
  await api.patch(`facilities/${facility.id}`, { main_contact: { id: person.id } })
  await page.goto(`/facilities/${facility.id}`)
  await expectMenu(page, page.getByRole('button', { name: `Aktionen für ${person.name}` }), 'menu with entries that are off')
})

test('the form of a contact person can be used by everybody', async ({ office: page }) => {
  await page.goto('/contact-persons/new')
  const form = personForm(page)
  await form.getByRole('button', { name: 'Ansprechpartner anlegen' }).click()
  await expect(form.getByText('Nachname ist erforderlich')).toBeVisible()
  await expectAccessible(page, 'contact person with problems', openedDialog)
  await form.getByLabel('Geburtstag').click()
  await expectAccessible(page, 'calendar of a birthday', openedCalendar)
  await page.keyboard.press('Escape')
})

test('the form of an entry can be used by everybody', async ({ office: page, api }) => {
  const facility = await createFacility(api, { followup_date: inDays(6) })
  await createContactPerson(api, facility)
  await page.goto('/?modals=engagement')
  const form = entryForm(page)
  await form.getByRole('button', { name: 'Logbucheintrag anlegen' }).click()
  await expect(form.getByText('Wiedervorlage ist erforderlich')).toBeVisible()
  await expectAccessible(page, 'entry with problems', openedDialog)
  await page.goto(`/?modals=engagement&engagement-from=facility:${facility.id}`)
  await form.getByRole('button', { name: 'Nächster Arbeitstag' }).click()
  await expect(form.getByText('bleibt, weil sie später ist')).toBeVisible()
  await form.getByRole('textbox', { name: 'Wiedervorlage' }).click()
  await form.locator('.ant-picker').hover()
  await expectAccessible(page, 'entry with a day before the follow-up', [...openedDialog, ...openedCalendar])
})

test('an entry of an earlier day can be used by everybody', async ({ office: page, api }) => {
  const { id } = await createEntry(api, await createFacility(api), { followup_date: inDays(4) })
  await page.clock.setFixedTime(`${inDays(1)}T09:00:00Z`)
  await page.goto(`/?modals=engagement&engagement-id=${id}`)
  await expect(entryForm(page).getByRole('note')).toBeVisible()
  await expectAccessible(page, 'entry of an earlier day', openedDialog)
})

test('setting, changing and ending a follow-up can be used by everybody', async ({ office: page, api }) => {
  const { id } = await createFacility(api, { followup_date: inDays(0) })
  await page.goto(`/facilities/${id}`)
  await page.getByRole('button', { name: 'Erledigen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'facility with a follow-up, question whether it is done')
  await page.goto(`/facilities/${id}?modals=followups&followups-id=${id}`)
  const form = followUpForm(page)
  await fieldOf(form, 'Wiedervorlage').locator('.ant-picker').hover()
  await expectAccessible(page, 'follow-up', openedDialog)
  await form.getByRole('button', { name: 'Wiedervorlage entfernen' }).click()
  await expect(page.getByRole('dialog', { name: 'Wiedervorlage entfernen?' })).toBeVisible()
  await expectAccessible(page, 'question whether the follow-up goes', ['.ant-modal-confirm'])
})
