import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** The public pages: a separate build, so that applicants' phones download nothing of the back office. */
export default defineConfig({
  root: fileURLToPath(new URL('src/apply', import.meta.url)),
  base: '/apply-now/',
  publicDir: false,
  plugins: [precompress()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: fileURLToPath(new URL('dist/apply', import.meta.url)), emptyOutDir: true, modulePreload: { polyfill: false } },
})
