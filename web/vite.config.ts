import react from '@vitejs/plugin-react'
import { type Plugin, defineConfig } from 'vite'
import { antdStyle } from './antd-style.ts'
import { sharedChunk } from './chunks.ts'
import { precompress } from './precompress.ts'

/**
 * The libraries of the first page are a separate file, because they change less often than the program. antd's buttons import a file that
 * imports its panels, though nothing of them; without their own group, the first page would load them.
 */
const groups = [
  { name: 'panels', test: /\/(antd\/es|@rc-component)\/collapse\//, includeDependenciesRecursively: false },
  { name: 'libraries', test: /node_modules|style\/antd\.css/, tags: ['$initial' as const] },
  { name: sharedChunk, debugName: 'pages' },
]

/**
 * antd's inputs need only the form context; without this plugin, the first page would load everything that fills and
 * validates forms.
 */
const formContextAlone: Plugin = {
  name: 'form-context-alone',
  transform: {
    filter: { id: /\/antd\/es\/form\/context\.js$/ },
    handler: (code) => ({ code: code.replace("'@rc-component/form'", "'@rc-component/form/es/FormContext'"), map: null }),
  },
}

export default defineConfig({
  plugins: [react(), antdStyle(), formContextAlone, precompress()],
  build: {
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
