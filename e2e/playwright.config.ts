import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { patience } from '../scripts/lib/patience.mjs'
import { withoutMaps } from '../scripts/lib/test-browser.mjs'

// The server reads from these where to store e-mails and its settings, the workers where to find both.
process.env['KASACK_MAILS'] ??= join(tmpdir(), `kasack-mails-${process.pid}`)
process.env['KASACK_SETTINGS'] ??= join(tmpdir(), `kasack-settings-${process.pid}.json`)

/** Journeys of a dispatcher through the real server with its demo agency, in a real browser. Build the web first. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  // Without Firefox, `npm test` prints a note.
  testIgnore: process.env['FIREFOX_PATH'] ? [] : '**/*firefox.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // Each waits for its browser a tenth of the time.
  workers: availableParallelism() + 1,
  // Generous limits: what is missing by then is missing, and a failing journey still ends soon.
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
    launchOptions: withoutMaps, // a journey that looks at a map enables them
  },
  webServer: {
    command: 'node server.ts',
    // The server picks a free port and prints its address, which the workers get as KASACK_URL.
    wait: { stderr: /Kasack is ready: (?<KASACK_URL>http:\S+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: patience(20_000) },
    timeout: patience(60_000),
  },
})
