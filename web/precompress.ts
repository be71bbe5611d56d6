import { readFile, readdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/**
 * Compresses scripts, styles, drawings and the built-in map once, at build time. The server fills in HTML pages, so
 * these stay uncompressed.
 */
export function precompress(): Plugin {
  let directory = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      directory = resolve(root, build.outDir)
    },
    async closeBundle() {
      const names = await readdir(directory, { recursive: true })
      await Promise.all(
        names.filter((name) => /\.(m?js|css|svg|geojson)$/.test(name)).map((name) => compressFile(resolve(directory, name))),
      )
    },
  }
}

async function compressFile(file: string) {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await compress(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
}
