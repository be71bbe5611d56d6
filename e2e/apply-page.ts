import { randomInt } from 'node:crypto'
import type { Locator, Page, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Api } from './api.ts'
import { called } from './api.ts'

/** An application, with an e-mail address that no other journey uses. */
export type ApplicationInput = {
  first_name: string
  last_name: string
  profession_free_text: string
  email: string
  mobile: string
  postal_code: string
}

export const katharina = (): ApplicationInput => ({
  first_name: 'Katharina',
  last_name: 'Blumenthal',
  profession_free_text: 'Pflegefachfrau',
  email: `${called('katharina').replace(' ', '.')}@post.example`,
  mobile: '+49 151 23456789',
  postal_code: '10115',
})

/** A separate IP address for every journey, as applications are rate-limited by address. */
export const ownAddress = () => ({ 'X-Forwarded-For': `198.51.${randomInt(256)}.${randomInt(256)}` })

export const fields = ['first_name', 'last_name', 'profession_free_text', 'email', 'mobile', 'postal_code'] as const

export const consent = (page: Page): Locator => page.getByRole('checkbox')
export const sendButton = (page: Page): Locator => page.locator('button[type=submit]')
export const problemAt = (page: Page, field: string): Locator => page.locator(`#${field}-problem`)

export async function fillIn(page: Page, typed: ApplicationInput) {
  for (const field of fields) await page.locator(`#${field}`).fill(typed[field])
  await consent(page).check()
}

export async function expectReceived(page: Page, { first_name, email }: ApplicationInput) {
  await expect(page.getByRole('heading', { level: 1, name: `Danke, ${first_name}. Ihre Bewerbung ist bei uns.` })).toBeFocused()
  await expect(page.getByRole('region')).toContainText(`Wir haben eine E-Mail an ${email} geschickt.`)
}

/** Nothing is wider than the window. */
export async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

type Applicant = { id: number; email: string; mobile: string; privacy_consent: boolean; privacy_consent_version: string | null }

/** The applicants with this address, as a colleague reads them. */
export async function applicantsWith(api: Api, { email }: ApplicationInput): Promise<Applicant[]> {
  const answer = await api.get(`applicants.json/?${new URLSearchParams({ email__icontains: email })}`)
  return ((await answer.json()) as { results: Applicant[] }).results
}

/** The request that the form sends. */
export const applications = '**/api/v0/applicants.json/'

/** The server receives the application, but the connection breaks before its answer arrives. */
export async function loseAnswer(route: Route) {
  await route.fetch()
  await route.abort('connectionreset')
}
