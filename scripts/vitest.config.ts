import { defineConfig } from 'vitest/config'
import { patience } from './lib/patience.mjs'

export default defineConfig({ test: { include: ['**/*.test.ts'], testTimeout: patience(30_000) } })
