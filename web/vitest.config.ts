import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { patience } from '../scripts/lib/patience.mjs'
import { launchOptions } from '../scripts/lib/test-browser.mjs'
import { antdStyle } from './antd-style.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

const testTimeout = patience(40_000)
/** How long a component test waits for an expectation, in milliseconds. */
const longest = patience(10_000)

/** Compiles the JSX that React's production build understands. */
const productionJsx: Plugin = { name: 'production-jsx', config: () => ({ oxc: { jsx: { development: false } } }) }

/** Computation is tested in Node (`*.test.ts`), components in a real browser (`*.test.tsx`). */
export default defineConfig({
  root,
  test: {
    // A test page often waits for timers and the module server, so one per core keeps the cores busy.
    maxWorkers: availableParallelism(),
    projects: [
      {
        root,
        test: {
          name: 'web',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles: ['src/test/random.ts'],
          testTimeout,
        },
      },
      {
        root,
        plugins: [react(), antdStyle(), productionJsx],
        // Rarely imported modules. If found during a run, Vite would reload everything, with a second copy of React.
        optimizeDeps: {
          include: [
            'antd/es/dropdown/dropdown',
            'antd/es/input/Input',
            'antd/es/input/TextArea',
            'antd/es/message/useMessage',
            'antd/es/notification/useNotification',
            'pdfjs-dist',
            'preact',
            'preact/hooks',
            'preact/jsx-runtime',
          ],
        },
        // As in production, and faster. Under NODE_ENV 'test' antd gives all its parts the same id, and Escape closes
        // the wrong one.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          testTimeout,
          expect: { poll: { timeout: longest } },
          provide: { longest },
          setupFiles: ['src/test/act.ts', 'src/test/patient.ts', 'src/test/no-webgl.ts', 'src/test/own-storage.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            // When frames are rare, a click may miss the button of a dialog that is still growing.
            provider: playwright({ launchOptions, actionTimeout: longest, contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
