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
    // Node loads the sources itself, as in production, and once per thread.
    experimental: { viteModuleRunner: false },
    // Each file has its own database and spends most of its time waiting for PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    testTimeout: patience(60_000),
    hookTimeout: patience(60_000),
    expect: { poll: { timeout: patience(10_000) } },
  },
})
