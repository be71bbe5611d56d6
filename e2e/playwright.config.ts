import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { patience } from '../scripts/lib/patience.mjs'
import { withoutMaps } from '../scripts/lib/test-browser.mjs'

// The server is told by them where to lay down mails and what it was started with, the workers where to find both.
process.env['KASACK_MAILS'] ??= join(tmpdir(), `kasack-mails-${process.pid}`)
process.env['KASACK_SETTINGS'] ??= join(tmpdir(), `kasack-settings-${process.pid}.json`)

/** The journeys of a dispatcher: the real server with its demo agency, in a real browser. Build the web first. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  // Where there is no Firefox, `npm test` says so.
  testIgnore: process.env['FIREFOX_PATH'] ? [] : '**/*firefox.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // What is not there by then is missing: a red journey says so while somebody waits for it.
  timeout: patience(120_000),
  expect: { timeout: patience(12_000) },
  use: {
    baseURL: process.env['KASACK_URL'],
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    actionTimeout: patience(15_000),
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: withoutMaps, // a journey that looks at a map asks for one that draws
  },
  webServer: {
    command: 'node server.ts',
    // The server chooses a free port and says which; the address is handed on to the workers as KASACK_URL.
    wait: { stderr: /Kasack is ready: (?<KASACK_URL>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: patience(20_000) },
    timeout: patience(60_000),
  },
})
