import type { Page } from '@playwright/test'
import { permissions } from '@kasack/contract/permission.ts'
import type { Api } from './api.ts'
import { createUser, signIn } from './api.ts'
import { test as base } from './journey.ts'
import type { Proxy } from './proxy.ts'
import { startProxy } from './proxy.ts'
import { startSecondProcess } from './second-process.ts'

/** A colleague whose requests go to another server process, and a proxy in front of the browser's. */
export const test = base.extend<{ between: Proxy }, { elsewhere: string; colleagueApi: Api }>({
  // oxlint-disable-next-line no-empty-pattern -- required by Playwright
  between: async ({}, use) => {
    const proxy = await startProxy(process.env['KASACK_URL']!)
    await use(proxy)
    await proxy.stop()
  },
  elsewhere: [
    // oxlint-disable-next-line no-empty-pattern -- required by Playwright
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

/** Opens the page and waits until it listens for changes. */
export async function listen(page: Page, path: string) {
  const isListening = page.waitForRequest(/[/]events[/]since/)
  await page.goto(path)
  await isListening // until the page's first state is known
  await page.waitForResponse(/[/]events[/]since.*after=/)
}
