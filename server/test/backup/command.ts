import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compiled } from '../program/program.ts'

/** An operator's command; each runs in a new process, like under npm. */
export type Command = 'backup' | 'restore' | 'forget-codes'

/** Starts a command with these settings only. */
export function begin(directory: string, command: Command, words: string[], settings: Record<string, string>) {
  const file = fileURLToPath(new URL(`../../src/${command}.ts`, import.meta.url))
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [file, ...words], {
    cwd: directory,
    env: { PATH, HOME, NODE_COMPILE_CACHE: compiled, ...settings },
    detached: true,
  })
  let [said, refused] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (refused += text))
  const ended = new Promise<{ code: number | null; said: string; refused: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said, refused })),
  )
  return { pid: child.pid!, ended }
}

/** Runs a command to its end and returns its output; throws what it refused. */
export async function run(directory: string, command: Command, words: string[], settings: Record<string, string>): Promise<string> {
  const { code, said, refused } = await begin(directory, command, words, settings).ended
  if (code !== 0) throw new Error(refused)
  return said
}
