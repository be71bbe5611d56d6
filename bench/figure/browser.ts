import type { Browser, Page } from 'playwright'
import { chromium } from 'playwright'
import { scripts } from './scripts.ts'

/** Launches a browser; builds the product's pages first if needed. */
export async function launchBrowser(): Promise<Browser> {
  const { ensureChromium, ensureWebBuilt } = await scripts()
  await ensureWebBuilt()
  return chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
}

/** A page with a session and an empty cache. */
export async function newPage(browser: Browser, { address, cookie }: { address: string; cookie: string }): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, locale: 'de-DE', viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'sessionid', value: cookie.slice('sessionid='.length), url: address }])
  return context.newPage()
}
