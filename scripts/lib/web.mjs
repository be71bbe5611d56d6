import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, run, say } from './step.mjs'

const sources = ['web', 'contract/src', 'package-lock.json']
const notBuilt = /^(dist|node_modules)$|[.]test(-support)?[.]/

/** Builds the pages into web/dist unless they were built from exactly these sources. */
export async function ensureWebBuilt() {
  const stamp = join(root, 'web', 'dist', '.sources')
  const hash = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  say('Building the pages (vite build)')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  // The first build empties web/dist, the second adds the public pages below it.
  for (const config of ['vite.config.ts', 'vite.apply.config.ts'])
    await run(node, [vite, 'build', '--config', config, '--logLevel', 'warn'], { directory: join(root, 'web') })
  writeFileSync(stamp, hash)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow))
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).filter((name) => !notBuilt.test(name))
  return names.toSorted().flatMap((name) => filesBelow(`${path}/${name}`))
}
