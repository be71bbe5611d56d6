import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

/** The public pages: a build of their own, so that nothing of the back office travels to the telephone of whoever applies. */
export default defineConfig({
  root: fileURLToPath(new URL('src/apply', import.meta.url)),
  base: '/apply-now/',
  publicDir: false,
  plugins: [precompress()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: fileURLToPath(new URL('dist/apply', import.meta.url)), emptyOutDir: true, modulePreload: { polyfill: false } },
})
