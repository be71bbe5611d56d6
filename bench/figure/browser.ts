import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { scripts } from './scripts.ts'

/** A browser for the pages of the product, which are built if they are not. */
export async function launchBrowser(): Promise<Browser> {
  const { ensureChromium, ensureWebBuilt } = await scripts()
  await ensureWebBuilt()
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** A page of somebody who is signed in and has an empty cache. */
export async function newPage(browser: Browser, { address, cookie }: { address: string; cookie: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'sessionid', value: cookie.slice('sessionid='.length), url: address }])
  return context.newPage()
}
