import type { Page } from '@playwright/test'
import { expect, test as base } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import type { Account, Api } from './api.ts'
import { createUser, signIn, superuser } from './api.ts'

type Journey = {
  /** A page with a signed-in dispatcher. */
  office: Page
  /** A page in another browser, not signed in yet. */
  colleague: Page
}
type Agency = {
  /** Calls as the superuser. */
  api: Api
  /** A user with every permission, but no superuser. */
  dispatcher: Account
}

/** Every journey is independent: it signs in anew and creates what it changes. */
export const test = base.extend<Journey, Agency>({
  api: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env['KASACK_URL']! })
      await use(await signIn(request, superuser))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  dispatcher: [async ({ api }, use) => use(await createUser(api, permissions)), { scope: 'worker' }],
  page: ({ page }, use) => watched(page, use),
  colleague: async ({ browser }, use) => {
    const context = await browser.newContext()
    await watched(await context.newPage(), use)
    await context.close()
  },
  office: async ({ page, dispatcher }, use) => {
    await signIn(page.context().request, dispatcher)
    await use(page)
  },
})

/** Uses the page, then checks for errors that no journey looks for. */
async function watched(page: Page, use: (page: Page) => Promise<void>) {
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('console', (message) => isTrouble(message.text()) && troubles.push(message.text()))
  await use(page)
  page.on('dialog', (dialog) => void dialog.accept()) // a form with input may be left now
  expect(troubles, 'what the browser complained about').toEqual([])
  expect(await page.locator('body').innerText(), 'gaps that no value filled').not.toMatch(/\{\w+\}|\bundefined\b|\[object|\bNaN\b/)
}

/** Refused scripts and styles, broken components; refused requests show on the screen. */
const isTrouble = (text: string) => /Content Security Policy|could not be shown|Warning:|React/.test(text) && !text.includes('on purpose')
