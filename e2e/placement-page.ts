import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { shown } from './day.ts'
import { rowsOf } from './screen.ts'

// The page of a vacancy and the steps from it to a booking, in both languages.

export const panel = (page: Page, key: string): Locator => page.locator(`#${key}`)

export const candidates = (page: Page, words: string | RegExp = /./): Locator => rowsOf(page, /^(Kandidaten|Candidates)$/, words)

export const bookings = (page: Page, words: string | RegExp = /./): Locator => rowsOf(page, /^(Buchungen|Bookings)$/, words)

/** The dialog that adds employees as candidates. */
export const picker = (page: Page): Locator => page.getByRole('dialog', { name: /^(Kandidaten hinzufügen|Add candidates)/ })

export const openPicker = (page: Page) =>
  panel(page, 'candidates')
    .getByRole('button', { name: /^(Kandidat|Candidate)$/ })
    .first()
    .click()

/** By default the best match comes first. */
export const nearestFirst = (page: Page) => picker(page).getByText('nach Entfernung', { exact: true }).click()

export const pickerBox = (page: Page, name: string): Locator =>
  picker(page).getByRole('checkbox', { name: new RegExp(`^(${name} auswählen|Select ${name})$`) })

export async function searchPicker(page: Page, words: string) {
  await picker(page).getByRole('searchbox').fill(words)
  await picker(page).getByRole('searchbox').press('Enter')
  await expect(picker(page).getByRole('table')).toHaveAttribute('aria-busy', 'false')
}

export const bookingForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^(Buchung (anlegen|bearbeiten)|(Create|Edit) booking)/ })

/** Fills in the required terms of a booking. */
export async function agreeOnTerms(form: Locator, accommodation: 'ja|yes' | 'nein|no' = 'nein|no') {
  const amounts = { 'Verrechnungssatz|Charge rate': '48,5', 'Monatsstunden|Hours per month': '160', 'Spesen|Expenses': '0' }
  for (const [label, amount] of Object.entries(amounts)) await form.getByRole('spinbutton', { name: exactly(label) }).fill(amount)
  for (const choice of ['Firmenwagen|company car', accommodation]) await form.getByText(exactly(choice)).click()
}

export const firstDay = (form: Locator): Locator => form.getByLabel(/^(Zeitraum, von|Period, from)$/)
export const lastDay = (form: Locator): Locator => form.getByLabel(/^(Zeitraum, bis|Period, to)$/)

/** The first and the last day, in wire format. */
export type Period = readonly [string, string]

/** Types both days. The first fills in a last day, which is replaced. */
export async function fillPeriod(form: Locator, [from, to]: Period) {
  await firstDay(form).fill(shown(from))
  await firstDay(form).press('Tab')
  await expect(lastDay(form)).not.toHaveValue('')
  await lastDay(form).fill(shown(to))
  await lastDay(form).press('Tab')
  await expect(lastDay(form)).toHaveValue(shown(to))
}

const exactly = (words: string) => new RegExp(`^(${words})$`)
