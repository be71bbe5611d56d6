import type { Page } from '@playwright/test'

/** The e-mail form and its fields. */
export const emailForm = (page: Page) => page.getByRole('dialog', { name: /^(E-Mail senden|Send e-mail)/ })
export const emailField = (page: Page, name: string) => emailForm(page).getByRole('textbox', { name })

export async function chooseTemplate(page: Page, name: string) {
  await emailForm(page)
    .getByRole('combobox', { name: /^(Vorlage|Template)$/ })
    .fill(name)
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: name }).first().click()
}

/** The address of a hospital employee. */
export const addressOf = (name: string) => `${name.replace(' ', '.').toLowerCase()}@klinik.example`
