import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, root, run, say } from './step.mjs'

const wantedNode = '24'

/** Installs the packages unless node_modules matches package-lock.json, and makes sure that they include Node 24. */
export async function ensureInstalled() {
  if (holdsTheLock() && hasNode()) return
  say('Installing the packages (npm ci)')
  await run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  if (hasNode()) return
  throw new Error(`${node} is not Node ${wantedNode}: allow npm to run install scripts (npm config delete ignore-scripts), then run npm ci`)
}

/** Compares with npm's record of what it installed; packages for other platforms are missing there. */
function holdsTheLock() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const [wanted, installed] = [packagesIn(join(root, 'package-lock.json')), packagesIn(record)]
  const isThere = ([path, { version, optional }]) => path === '' || (path in installed ? installed[path].version === version : optional)
  return Object.entries(wanted).every(isThere) && Object.keys(installed).every((path) => path in wanted)
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

function hasNode() {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).startsWith(`v${wantedNode}.`)
  } catch {
    return false // not installed, or built for another platform
  }
}
