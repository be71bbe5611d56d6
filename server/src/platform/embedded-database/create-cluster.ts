import { execFile } from 'node:child_process'
import { closeSync, existsSync, fsyncSync, mkdtempSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { commandAs, giveTo } from './account.ts'
import type { Cluster } from './cluster.ts'
import { isAlive, serverEnvironment } from './server.ts'

const run = promisify(execFile)

/** Statements for single-user mode, one per line. Every database created later copies template1. */
const contents = ['create extension pg_trgm', 'create extension btree_gist', 'create role app login', 'create database app owner app']

/** Builds the cluster next to its place and moves it there when complete, so that a kill at any moment leaves nothing half made there. */
export async function createCluster(cluster: Cluster, flags: string[]): Promise<void> {
  const { root, data, account, binaries } = cluster
  removeAbandoned(root)
  const draft = mkdtempSync(join(root, `init-${process.pid}-`))
  giveTo(account, draft)

  const start = (program: string, args: string[]) => {
    const [command, all, ids] = commandAs(account, program, args)
    return run(command, all, { env: serverEnvironment, cwd: root, ...ids })
  }
  await start(binaries.initdb, [
    `--pgdata=${draft}`,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(flags.includes('fsync=off') ? ['--no-sync'] : []),
  ])
  const filling = start(binaries.postgres, ['--single', '-D', draft, '-c', 'exit_on_error=on', ...flags, 'template1'])
  filling.child.stdin?.end(contents.map((statement) => `${statement};\n`).join(''))
  await filling

  moveUnlessMade(draft, data)
  syncFolder(root)
}

const removeAbandoned = (root: string) =>
  readdirSync(root)
    .filter((name) => /^init-\d+-/.test(name) && !isAlive(Number(name.split('-')[1])))
    .forEach((name) => rmSync(join(root, name), { recursive: true, force: true }))

function moveUnlessMade(draft: string, data: string): void {
  try {
    renameSync(draft, data)
  } catch (error) {
    rmSync(draft, { recursive: true })
    if (!existsSync(join(data, 'PG_VERSION'))) throw error // otherwise another process was first
  }
}

/** Without this a power cut could bring back the old name, and the next start would begin from scratch. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
