import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { sharedChunk } from './chunks.ts'

const compress = promisify(brotliCompress)

/** Scripts, styles and drawings are compressed once, here; pages are filled in by the server and stay as they are. */
function precompress(): Plugin {
  let directory = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      directory = join(root, build.outDir)
    },
    async closeBundle() {
      const names = await readdir(directory, { recursive: true })
      await Promise.all(names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => compressFile(join(directory, name))))
    },
  }
}

async function compressFile(file: string) {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
}

/** What the first page needs of libraries changes less often than the program and is a file of its own. */
const groups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const] },
  { name: sharedChunk, debugName: 'pages' },
]

export default defineConfig({
  plugins: [react(), precompress()],
  build: { modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1500, rolldownOptions: { output: { codeSplitting: { groups } } } },
})
