import type { Page } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import type { Api } from './api.ts'
import { createUser, signIn } from './api.ts'
import { test as base } from './journey.ts'
import type { Proxy } from './proxy.ts'
import { startProxy } from './proxy.ts'
import { startSecondProcess } from './second-process.ts'

/** A colleague whose calls go to another process of the server, and a proxy that stands before the one of the browser. */
export const test = base.extend<{ between: Proxy }, { elsewhere: string; colleagueApi: Api }>({
  // oxlint-disable-next-line no-empty-pattern -- what Playwright asks for
  between: async ({}, use) => {
    const proxy = await startProxy(process.env['KASACK_URL']!)
    await use(proxy)
    await proxy.stop()
  },
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- what Playwright asks for
    async ({}, use) => {
      const { url, stop } = await startSecondProcess()
      await use(url)
      await stop()
    },
    { scope: 'worker' },
  ],
  colleagueApi: [
    async ({ playwright, elsewhere, api }, use) => {
      const request = await playwright.request.newContext({ baseURL: elsewhere })
      await use(await signIn(request, await createUser(api, permissions)))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Opens the page, until it hears of changes. */
export async function listen(page: Page, path: string) {
  const isListening = page.waitForRequest(/[/]events[/]since/)
  await page.goto(path)
  await isListening // up to where the page is read
  await page.waitForResponse(/[/]events[/]since.*after=/)
}
