import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Where Node keeps what it has compiled, so that only the first of many starts reads all sources. */
export const compiled = join(tmpdir(), 'kasack-compiled')

export type ExitState = { code: number | null; signal: NodeJS.Signals | null }

/** The real program, started like `npm start`. */
export type Program = {
  /** Its process group; PostgreSQL has others. */
  pid: number
  /** The address it listens on; rejects if the program ends before. */
  ready: Promise<string>
  ended: Promise<ExitState>
  /** All its output: words on stderr, log on stdout. */
  said(): { words: string; log: string }
}

/** Starts the program with these settings only, in a working directory without `.env`. */
export function startProgram(directory: string, variables: Record<string, string>): Program {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [main], {
    cwd: directory,
    env: { PATH, HOME, NODE_COMPILE_CACHE: compiled, ...variables },
    detached: true,
  })
  let [words, log] = ['', '']
  const ended = new Promise<ExitState>((resolve) => child.on('close', (code, signal) => resolve({ code, signal })))
  const ready = new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      words += text
      const [, address] = /Kasack is ready: (\S+)/.exec(words) ?? []
      if (address) resolve(address)
    })
    void ended.then(({ code, signal }) => reject(new Error(`ended with ${signal ?? code} before it was ready: ${words}`)))
  })
  ready.catch(() => undefined) // a test that does not wait for it may kill the program
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text))
  return { pid: child.pid!, ready, ended, said: () => ({ words, log }) }
}

/** A folder for a program's data, accessible to the embedded server's own account. */
export function throwAwayDirectory(): { directory: string; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'kasack-program-'))
  chmodSync(directory, 0o711)
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}
