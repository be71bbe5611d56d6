import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Client, type ClientConfig } from 'pg'
import { expect, onTestFinished } from 'vitest'
import { lockedBy } from './server.ts'

const file = fileURLToPath(new URL('program-for-tests.ts', import.meta.url))
const lockFile = (directory: string) => join(directory, 'postgres/data/postmaster.pid')

/** Runs program-for-tests.ts on a directory; killed with the test at the latest. */
export function startProgram(directory: string) {
  const child = spawn(process.execPath, [file, directory], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const rows: number[] = []
  const lines = createInterface(child.stdout)
  const outcome = once(lines, 'line').then(([line]) => line as string)
  // The first line is the outcome, the others are rows; all may arrive at once.
  lines.once('line', () => lines.on('line', (row: string) => rows.push(Number(row))))
  const end = (how: () => void) => async () => {
    how()
    await ended
  }
  const kill = end(() => child.kill('SIGKILL'))
  onTestFinished(kill)
  return { pid: child.pid!, outcome, rows, kill, stop: end(() => child.stdin.end('stop\n')) }
}

/** Waits until the program has reported this many rows; the result returns all rows reported by the time it is called. */
export async function acknowledged({ outcome, rows }: ReturnType<typeof startProgram>, number: number): Promise<() => number[]> {
  await outcome
  await expect.poll(() => rows.length, { interval: 10 }).toBeGreaterThanOrEqual(number)
  return () => rows
}

export async function query(connection: ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** The process id of a directory's server. */
export const serverOf = (directory: string) => lockedBy(lockFile(directory)) ?? fail(`no server in ${directory}`)

function fail(message: string): never {
  throw new Error(message)
}

const processes = () =>
  execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => ({ pid: Number.parseInt(line, 10), command: line }))

export const watchdogsOf = (directory: string) =>
  processes()
    .filter(({ command }) => command.includes('/bin/sh -c') && command.includes(lockFile(directory)))
    .map(({ pid }) => pid)

export const hasServer = (directory: string) =>
  processes().some(({ command }) => command.includes(`postgres -D ${join(directory, 'postgres/data')} `))
