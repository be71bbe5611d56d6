import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { sharedChunk } from './chunks.ts'
import { precompress } from './precompress.ts'

/** What the first page needs of libraries changes less often than the program and is a file of its own. */
const groups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  { name: sharedChunk, debugName: 'pages' },
]

/** Each of antd's inputs takes one context of forms: without this the first page would load all that fills and checks a form. */
const formContextAlone: Plugin = {
  name: 'form-context-alone',
  transform: {
    filter: { id: /\/antd\/es\/form\/context\.js$/ },
    handler: (code) => ({ code: code.replace("'@rc-component/form'", "'@rc-component/form/es/FormContext'"), map: null }),
  },
}

export default defineConfig({
  plugins: [react(), formContextAlone, precompress()],
  build: {
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
