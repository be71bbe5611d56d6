import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { readEnvironment } from '../env.ts'

const run = promisify(execFile)
const debianFolder = '/usr/lib/postgresql'

/** Dumps the database of a URL with PostgreSQL's own `pg_dump`, in the format that `pg_restore` reads. */
export async function dumpDatabase(databaseUrl: string, file: string): Promise<void> {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = '' // everyone on the machine may read a program's arguments
  const env = { ...readEnvironment(), ...(password === '' ? {} : { PGPASSWORD: password }) }

  for (const program of ['pg_dump', ...debianPrograms()]) {
    const failure = await run(program, ['--format=custom', `--file=${file}`, `--dbname=${url.href}`], { env }).then(() => null, asFailure)
    if (failure === null) return
    if (failure.code !== 'ENOENT') throw new Error(`pg_dump: ${failure.stderr.trim()}`)
  }
  throw new Error('A database behind DATABASE_URL needs pg_dump: install the client programs of PostgreSQL, not older than the server')
}

/** Where Debian's packages put the program, newest first; another is needed only when PATH has none. */
const debianPrograms = () =>
  existsSync(debianFolder)
    ? readdirSync(debianFolder)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => `${debianFolder}/${version}/bin/pg_dump`)
    : []

const asFailure = (error: { code: string | number; stderr: string }) => error
