import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Another server process on the same database. */
export async function startSecondProcess(): Promise<{ url: string; stop: () => Promise<void> }> {
  const settings = JSON.parse(readFileSync(process.env['KASACK_SETTINGS']!, 'utf8')) as Record<string, string>
  const { PATH, HOME, TMPDIR } = process.env
  const server = spawn(process.execPath, [fileURLToPath(new URL('../server/src/main.ts', import.meta.url))], {
    env: { PATH, HOME, ...(TMPDIR === undefined ? {} : { TMPDIR }), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const line of createInterface(server.stderr)) {
    const url = /Kasack is ready: (http:\S+)/.exec(line)?.[1]
    if (url) return { url, stop: () => stop() }
  }
  throw new Error('The second process did not start')

  async function stop() {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}
