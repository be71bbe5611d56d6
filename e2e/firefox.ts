import type { Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import { patience } from '../scripts/lib/patience.mjs'

/** Runs in the Firefox that users have, in German: Playwright drives only its own build, puppeteer any. */
export async function inFirefox(walk: (page: Page) => Promise<void>) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH']!,
    timeout: patience(60_000), // a freshly installed Firefox starts slowly once
    extraPrefsFirefox: { 'intl.accept_languages': 'de-DE' },
  })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(patience(60_000))
    await walk(page)
  } finally {
    await browser.close()
  }
}
