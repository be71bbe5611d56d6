import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import { WrongSetting } from '../program/setting.ts'

/* Settings that are well formed but unusable, which only trying them shows. */

/** Creates the folder DATA_DIR, and refuses one that cannot be created or written to. */
export function requireFolder(directory: string): void {
  try {
    makeFolder(resolve(directory))
    rmdirSync(mkdtempSync(join(directory, 'writable-')))
  } catch (error) {
    throw new WrongSetting('DATA_DIR', `the path of a folder that can be created and written to (${codeOf(error)})`)
  }
}

/** Why a start ends when its disk is full. */
export const withoutSpace = new WrongSetting('DATA_DIR', 'the path of a folder on a disk that is not full (ENOSPC)')

/** Whether an error from Node, PostgreSQL or one of its programs says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  const { code, message = '', stderr = '' } = error as { code?: unknown; message?: string; stderr?: string }
  return code === 'ENOSPC' || code === '53100' || /No space left on device/.test(message + stderr)
}

/** One folder after the other: below /proc, which reports every new name as missing, Node's `recursive` never ends. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    // Root must let the embedded server's account pass; nobody may list the folder.
    mkdirSync(path, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  } catch (error) {
    if (!existsSync(path)) throw error // otherwise another process was first
  }
}

/** Refuses a DATABASE_URL that leads to no server, to replicas alone, or to a server that is too old. */
export async function requireServer(db: Db): Promise<void> {
  const accepts = 'the URL of a PostgreSQL server, version 15 or newer, that Kasack can log in to'
  const version = sql<{ number: number }>`select current_setting('server_version_num')::int as number`.execute(db)
  const { rows } = await version.catch((error: unknown) => {
    if (codeOf(error) === '25006') throw new WrongSetting('DATABASE_URL', 'the URL of servers of which one takes writes: promote one')
    throw new WrongSetting('DATABASE_URL', `${accepts} (${codeOf(error)})`)
  })
  if (rows[0]!.number < 150_000) throw new WrongSetting('DATABASE_URL', `${accepts} (version ${rows[0]!.number / 10_000})`)
}

/** Listens and returns the address. Refuses a HOST that this machine does not have and a PORT that is not available. */
export async function listen(app: FastifyInstance, { host, port }: { host: string; port: number }): Promise<string> {
  return app.listen({ host, port }).catch((error: unknown) => {
    const code = codeOf(error)
    if (/^(EADDRINUSE|EACCES)$/.test(code)) throw new WrongSetting('PORT', `a free port that this account may use (${code})`)
    throw new WrongSetting('HOST', `a name or an address of this machine (${code})`)
  })
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'no answer')
