import { defineConfig } from 'vitest/config'
import { patience } from '../scripts/lib/patience.mjs'

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], pool: 'threads', isolate: false, testTimeout: patience(30_000) },
})
