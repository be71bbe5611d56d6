import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import { logIn } from './account.ts'
import type { Account, Api } from './api.ts'
import { called, createUser } from './api.ts'

type Dispatcher = { id: number; name: string; account: Account }

/** A dispatcher with every permission for daily work, who may also see the report in the evening. */
export async function hire(api: Api, first_name: string): Promise<Dispatcher> {
  const last_name = called('Sommer')
  const { id, ...account } = await createUser(api, permissions, { first_name, last_name, groups: ['Reporting'] })
  return { id, name: `${first_name} ${last_name}`, account }
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
