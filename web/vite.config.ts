import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sharedChunk } from './chunks.ts'
import { precompress } from './precompress.ts'

/** What the first page needs of libraries changes less often than the program and is a file of its own. */
const groups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  { name: sharedChunk, debugName: 'pages' },
]

export default defineConfig({
  plugins: [react(), precompress()],
  build: { modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1500, rolldownOptions: { output: { codeSplitting: { groups } } } },
})
