import { defineConfig } from 'vitest/config'
import { patience } from '../scripts/lib/patience.mjs'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../scripts/lib/random.mjs'],
    pool: 'threads',
    isolate: false,
    testTimeout: patience(30_000),
  },
})
