import type { Page } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import { patience } from '../scripts/lib/patience.mjs'

/** Walks in the Firefox that people have, in German: Playwright drives one of its own only, puppeteer theirs. */
export async function inFirefox(walk: (page: Page) => Promise<void>) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH']!,
    timeout: patience(60_000), // one that has just been installed takes its time once
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
