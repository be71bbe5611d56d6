import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { patience } from '../scripts/lib/patience.mjs'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/random.ts', 'test/write/lock-order.ts'],
    pool: 'threads',
    isolate: false,
    // Node reads the sources itself, as it does in earnest, and each once for a thread.
    experimental: { viteModuleRunner: false },
    // Each file has a database of its own, and most of its time is PostgreSQL's.
    maxWorkers: availableParallelism() + 1,
    testTimeout: patience(60_000),
    hookTimeout: patience(60_000),
    expect: { poll: { timeout: patience(10_000) } },
  },
})
