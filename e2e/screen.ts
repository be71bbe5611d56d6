import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'
import { patience } from '../scripts/lib/patience.mjs'

/** The list of facilities as its reader sees it. */
export const list = (page: Page): Locator => page.getByRole('table', { name: /^(Einrichtungen|Facilities)$/ })

export const rows = (page: Page): Locator => list(page).getByRole('rowheader').getByRole('link')

export const head = (page: Page, column: string): Locator => list(page).getByRole('columnheader', { name: column, exact: true })

export const chips = (page: Page): Locator => page.getByRole('group', { name: /^(Gesetzte Filter|Applied filters)$/ })

export const facilityForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /Einrichtung (anlegen|bearbeiten)|(Create|Edit) facility/ })

/** The form of an entry in the logbook. */
export const entryForm = (page: Page): Locator => page.getByRole('dialog', { name: /^Logbucheintrag (anlegen|bearbeiten)/ })

export const personForm = (page: Page): Locator => page.getByRole('dialog', { name: /^Ansprechpartner (anlegen|bearbeiten)/ })

export const followUpForm = (page: Page): Locator => page.getByRole('dialog', { name: 'Wiedervorlage bearbeiten' })

/** The rows of a table in which these words stand. */
export const rowsOf = (page: Page, table: string | RegExp, words: string | RegExp): Locator =>
  page.getByRole('table', { name: table, exact: true }).locator('tbody').getByRole('row').filter({ hasText: words })

/** What a form shows for a field, be it chosen or locked. */
export const fieldOf = (form: Locator, label: string): Locator =>
  form.locator('.k-field').filter({ has: form.page().getByText(label, { exact: true }) })

/** Opens the menu of a row. */
export const openMenu = (row: Locator) => row.getByRole('button', { name: /^(Aktionen für|Actions for)/ }).click()

/** Chooses from the menu of a row. */
export async function chooseInMenu(row: Locator, action: string) {
  await openMenu(row)
  await row.page().getByRole('menuitem', { name: action }).click()
}

/** The dashboard with what concerns this facility. */
export const dashboardOf = ({ name }: { name: string }): string =>
  `/?${new URLSearchParams({ 'de-filter-facility__name__icontains': name, 'dre-filter-facility__name__icontains': name })}`

/** What calls have come to, at the bottom left. */
export const notices = (page: Page): Locator => page.locator('.ant-notification-notice')

/** Nothing is told now: waiting for it to be gone would wait until it goes by itself. */
export const expectNoNotice = async (page: Page) => expect(await notices(page).count()).toBe(0)

/** The bar below the header about the latest refused read. */
export const errorBar = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /beim Zugriff auf|while accessing/ })

/** What a column's filter offers, opened. */
export async function openFilter(page: Page, column: string): Promise<Locator> {
  await list(page)
    .getByRole('button', { name: `Filter ${column}`, exact: false })
    .click()
  return page.getByRole('dialog', { name: `Filter ${column}` })
}

/** Chooses from a select what it finds by these words. */
export async function choose(select: Locator, words: string) {
  await select.fill(words)
  await select.page().getByRole('option').first().waitFor({ state: 'attached' })
  await select.page().locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: words }).first().click()
}

/** Opens the select and waits for what it offers, to the mouse and to the keyboard. */
export async function openSelect(within: Page | Locator, name: string) {
  const select = within.getByRole('combobox', { name, exact: true })
  await select.click()
  await expect(select.page().locator('.ant-select-dropdown:visible .ant-select-item-option').first()).toBeVisible()
  await select.page().getByRole('option').first().waitFor({ state: 'attached' })
}

/** Comes back to a tab. Without a screen no window gets the focus by itself. */
export async function comeBack(page: Page) {
  await page.bringToFront()
  await page.mouse.move(0, 0) // rows that others have changed wait while the pointer is over their table
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/** Comes back to a tab until it shows what somebody has changed meanwhile; a new row is announced above its table, and shown when it is asked for. */
export const comeBackTo = (page: Page, changed: Locator) =>
  expect(async () => {
    await comeBack(page)
    for (const announced of await page.getByRole('button', { name: /^\d+ (neuer?|new) / }).all()) await announced.click()
    await expect(changed).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: patience(30_000) })

/** The page's own parameters, decoded. */
export const parameters = (page: Page): { [name: string]: string } => Object.fromEntries(new URL(page.url()).searchParams)

/** Collects what the list asks the server for from now on. */
export function listRequests(page: Page): { [name: string]: string }[] {
  const asked: { [name: string]: string }[] = []
  page.on('request', (request) => isList(request) && asked.push(Object.fromEntries(new URL(request.url()).searchParams)))
  return asked
}

const isList = (request: Request) => request.method() === 'GET' && new URL(request.url()).pathname === '/api/v0/facilities.json/'

/** The day of the follow-up in a form, as it stands there: a quick choice depends on bank holidays. */
export async function followUpDay(form: Locator): Promise<string> {
  const day = form.getByRole('textbox', { name: 'Wiedervorlage' })
  await expect(day).not.toHaveValue('')
  return day.inputValue()
}

/** `23.11.2026` as tables show it: `23.11.26`. */
export const short = (day: string): string => day.replace(/\d\d(\d\d)$/, '$1')
