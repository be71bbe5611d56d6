import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { patience } from '../scripts/lib/patience.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? execFileSync('which', ['chromium-headless-shell'], { encoding: 'utf8' }).trim(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
}

/** Computation is tested in Node (`*.test.ts`), components in a real browser (`*.test.tsx`). */
export default defineConfig({
  root,
  test: {
    projects: [
      { root, test: { name: 'web', environment: 'node', include: ['src/**/*.test.ts'] } },
      {
        root,
        plugins: [react()],
        // In NODE_ENV 'test' antd gives all its parts the same id, and Escape closes the wrong one.
        define: { 'process.env.NODE_ENV': JSON.stringify('development') },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          testTimeout: patience(60_000),
          expect: { poll: { timeout: patience(15_000) } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
