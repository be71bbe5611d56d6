import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { patience } from './lib/patience.mjs'

const root = fileURLToPath(new URL('.', import.meta.url))
const testTimeout = patience(30_000)

export default defineConfig({
  test: {
    projects: [
      // A single worker, so that each source is parsed only once.
      {
        root,
        test: { name: 'structure', include: ['structure/**/*.test.ts'], pool: 'threads', isolate: false, maxWorkers: 1, testTimeout },
      },
      { root, test: { name: 'scripts', include: ['**/*.test.ts'], exclude: ['structure/**'], testTimeout } },
    ],
  },
})
