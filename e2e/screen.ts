import type { Locator, Page, Request } from '@playwright/test'
import { expect } from '@playwright/test'

/** The list of facilities, in either language. */
export const list = (page: Page): Locator => page.getByRole('table', { name: /^(Einrichtungen|Facilities)$/ })

export const rows = (page: Page): Locator => list(page).getByRole('rowheader').getByRole('link')

export const head = (page: Page, column: string): Locator => list(page).getByRole('columnheader', { name: column, exact: true })

export const chips = (page: Page): Locator => page.getByRole('group', { name: /^(Gesetzte Filter|Applied filters)$/ })

export const facilityForm = (page: Page): Locator =>
  page.getByRole('dialog', { name: /Einrichtung (anlegen|bearbeiten)|(Create|Edit) facility/ })

/** The form of a logbook entry. */
export const entryForm = (page: Page): Locator => page.getByRole('dialog', { name: /^Logbucheintrag (anlegen|bearbeiten)/ })

export const personForm = (page: Page): Locator => page.getByRole('dialog', { name: /^Ansprechpartner (anlegen|bearbeiten)/ })

export const followUpForm = (page: Page): Locator => page.getByRole('dialog', { name: 'Wiedervorlage bearbeiten' })

/** The rows of a table that contain these words. */
export const rowsOf = (page: Page, table: string | RegExp, words: string | RegExp): Locator =>
  page.getByRole('table', { name: table, exact: true }).locator('tbody').getByRole('row').filter({ hasText: words })

/** A form's field, whether editable or locked. */
export const fieldOf = (form: Locator, label: string): Locator =>
  form.locator('.k-field').filter({ has: form.page().getByText(label, { exact: true }) })

export const openMenu = (row: Locator) => row.getByRole('button', { name: /^(Aktionen für|Actions for)/ }).click()

/** Chooses from the menu of a row. */
export async function chooseInMenu(row: Locator, action: string) {
  await openMenu(row)
  await row.page().getByRole('menuitem', { name: action }).click()
}

/** The dashboard, filtered to this facility. */
export const dashboardOf = ({ name }: { name: string }): string =>
  `/?${new URLSearchParams({ 'de-filter-facility__name__icontains': name, 'dre-filter-facility__name__icontains': name })}`

/** Opens the dashboard once its cockpit is there: it loads last, and on a first visit moves the panels down. */
export async function openDashboard(page: Page, path = '/') {
  await page.goto(path)
  await expect(page.getByRole('region', { name: 'Was ansteht' }).getByText('Alle', { exact: true })).toBeVisible()
}

/** The notifications at the bottom left. */
export const notices = (page: Page): Locator => page.locator('.ant-notification-notice')

/** No notification now: waiting for none would wait until one closes by itself. */
export const expectNoNotice = async (page: Page) => expect(await notices(page).count()).toBe(0)

/** The bar below the header about the last refused read. */
export const errorBar = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /beim Zugriff auf|while accessing/ })

/** Opens a column's filter. */
export async function openFilter(page: Page, column: string): Promise<Locator> {
  await list(page)
    .getByRole('button', { name: `Filter ${column}`, exact: false })
    .click()
  return page.getByRole('dialog', { name: `Filter ${column}` })
}

/** Chooses the option found by these words. */
export async function choose(select: Locator, words: string) {
  await select.fill(words)
  await select.page().getByRole('option').first().waitFor({ state: 'attached' })
  await select.page().locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: words }).first().click()
}

/** Opens the select and waits for its options, for mouse and keyboard. */
export async function openSelect(within: Page | Locator, name: string) {
  const select = within.getByRole('combobox', { name, exact: true })
  await select.click()
  await expect(select.page().locator('.ant-select-dropdown:visible .ant-select-item-option').first()).toBeVisible()
  await select.page().getByRole('option').first().waitFor({ state: 'attached' })
}

/** Returns to a tab. Headless, no window gets the focus by itself. */
export async function comeBack(page: Page) {
  await page.bringToFront()
  await page.mouse.move(0, 0) // rows changed by others wait while the pointer is over their table
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

/** The page's own parameters, decoded. */
export const parameters = (page: Page): { [name: string]: string } => Object.fromEntries(new URL(page.url()).searchParams)

/** Collects the parameters of the list's requests from now on. */
export function listRequests(page: Page): { [name: string]: string }[] {
  const asked: { [name: string]: string }[] = []
  page.on('request', (request) => isList(request) && asked.push(Object.fromEntries(new URL(request.url()).searchParams)))
  return asked
}

const isList = (request: Request) => request.method() === 'GET' && new URL(request.url()).pathname === '/api/v0/facilities.json/'

/** The day of the follow-up in a form, as shown: a quick choice depends on bank holidays. */
export async function followUpDay(form: Locator): Promise<string> {
  const day = form.getByRole('textbox', { name: 'Wiedervorlage' })
  await expect(day).not.toHaveValue('')
  return day.inputValue()
}

/** `23.11.2026` as tables show it: `23.11.26`. */
export const short = (day: string): string => day.replace(/\d\d(\d\d)$/, '$1')
