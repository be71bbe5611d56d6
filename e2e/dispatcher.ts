import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { logIn } from './account.ts'
import type { Account, Api } from './api.ts'
import { called, createContactPerson, createEmployee, createEntry, createFacility, createUser } from './api.ts'
import { inDays, shown } from './day.ts'
import { addressOf } from './email-form.ts'
import type { Period } from './placement-page.ts'
import { bookingForm, fillPeriod, firstDay, lastDay } from './placement-page.ts'
import { choose, entryForm, fieldOf } from './screen.ts'

type Dispatcher = { id: number; name: string; account: Account }

/** A dispatcher with every permission for daily work, who may also see the report in the evening. */
export async function hire(api: Api, first_name: string): Promise<Dispatcher> {
  const last_name = called('Sommer')
  const { id, ...account } = await createUser(api, permissions, { first_name, last_name, groups: ['Reporting'] })
  return { id, name: `${first_name} ${last_name}`, account }
}

/** Before the day begins: a facility that this dispatcher has to call today, and two nurses who live next to it. */
export async function prepareDay(api: Api, caller: Dispatcher) {
  const place = { address_latitude: 47.07, address_longitude: 15.44 }
  const house = await createFacility(api, { name: called('Klinik Lindenhof'), ...place })
  const last_name = called('Moser')
  const reachable = { email: addressOf(last_name), mobile: '+43 664 1234567' }
  const matron = { ...(await createContactPerson(api, house, { first_name: 'Ida', last_name, gender: 'f', ...reachable })), ...reachable }
  const followUp = { followup_date: inDays(0), followup_user: { id: caller.id } }
  await createEntry(api, house, { contact_person: { id: matron.id }, note: 'Heute anrufen, sucht Nachtwachen.', ...followUp })
  const family = called('Reuter')
  const nurse = (first_name: string) => createEmployee(api, { first_name, last_name: family, exam: 1, ...place })
  return { house, matron, family, jana: await nurse('Jana'), mira: await nurse('Mira'), days: daysOfWork() }
}

/** The days of the booking, of an equally long renewal, and of two more weeks; computed only once because of midnight. */
function daysOfWork(): { booking: Period; renewal: Period; again: Period } {
  return { booking: [inDays(3), inDays(40)], renewal: [inDays(41), inDays(78)], again: [inDays(79), inDays(92)] }
}

/** Signs in. No language has been chosen in this browser yet, so it is German. */
export async function comeToWork(page: Page, { account }: Dispatcher) {
  await page.goto('/')
  await logIn(page, account)
  await expect(page.getByRole('table', { name: 'Wiedervorlagen' })).toBeVisible()
}

/** Switches to English in the settings. */
export async function chooseEnglish(page: Page) {
  await openAccountMenu(page, 'Einstellungen')
  await page.getByRole('dialog', { name: 'Einstellungen' }).getByText('English').click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Close' }).first().click()
  await expect(settings).toBeHidden()
}

/** Fills in the German form of an entry, with a follow-up in a week. */
export async function writeDownCall(page: Page, note: string) {
  const form = entryForm(page)
  await form.getByLabel('Notiz').fill(note)
  await choose(form.getByRole('combobox', { name: 'Kontaktart' }), 'Telefonat ausgehend')
  await form.getByRole('button', { name: '+1 Woche' }).click()
  await form.getByRole('button', { name: 'Logbucheintrag anlegen' }).click()
  await expect(form).toBeHidden()
}

/** Fills in the German form of a vacancy. */
export async function fillInVacancy(page: Page, wanted: { [label: string]: string }, period: Period) {
  const form = page.getByRole('dialog', { name: /^Stelle anlegen/ })
  for (const [label, words] of Object.entries(wanted)) await choose(form.getByRole('combobox', { name: label }), words)
  await page.keyboard.press('Escape') // one of several exams is enough
  await fillPeriod(form, period)
  await form.getByRole('button', { name: 'Stelle anlegen' }).click()
}

/** The renewal form, in English, starts with the same employee and terms, on the day after the end. */
export async function expectRenewal(page: Page, employee: string, [from, to]: Period) {
  const form = bookingForm(page)
  await expect(fieldOf(form, 'Employee')).toContainText(employee)
  await expect(form.getByRole('radio', { name: 'Renewal' })).toBeChecked()
  await expect(form.getByRole('spinbutton', { name: 'Charge rate' })).toHaveValue('48,50')
  await expect(firstDay(form)).toHaveValue(shown(from))
  await expect(lastDay(form)).toHaveValue(shown(to))
}

/** Opens the user's figures, by year. */
export async function openFigures(page: Page, { name }: Dispatcher) {
  await openAccountMenu(page, /^(Kennzahlen|KPIs)$/)
  await page.getByText(/^(Jahre|Years)$/).click()
  await page.getByRole('combobox', { name: /^(Benutzer|User)$/ }).fill(name)
  await page.getByTitle(name).click()
}

async function openAccountMenu(page: Page, entry: string | RegExp) {
  await page.getByRole('button', { name: /^(Einstellungen und Konto|Settings and account)/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
