import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { superuser } from './api.ts'
import { startPostOffice } from './post-office.ts'

/** The product as an agency starts it: with its own settings, and empty except for the superuser. */
export async function startEmptyAgency(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'kasack-empty-'))
  const post = await startPostOffice(directory)
  const { PATH, HOME, TMPDIR = tmpdir() } = process.env
  const settings = {
    DATA_DIR: directory,
    DEMO_DATA: 'off',
    INITIAL_ADMIN_PASSWORD: superuser.password,
    PORT: '0',
    LOG_LEVEL: 'warn',
    AGENCY_NAME: 'Hafen-Pflege GmbH',
    PRIVACY_URL: 'https://hafen.example/datenschutz',
    IMPRINT_URL: 'https://hafen.example/impressum',
    APPLY_PHONE: '+49 40 31790 100',
    SMTP_URL: post.url,
    MAIL_FROM: 'Hafen-Pflege <team@hafen.example>',
  }
  const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))
  const server = spawn(process.execPath, [main], {
    cwd: directory,
    env: { PATH, HOME, TMPDIR, ...settings },
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const ended = once(server, 'exit')
  async function stop() {
    server.kill('SIGTERM')
    await ended
    post.close()
    rmSync(directory, { recursive: true, force: true })
  }
  for await (const line of createInterface(server.stderr)) {
    const url = /^Kasack is ready: (\S+)/.exec(line)?.[1]
    if (url) return { url, stop }
  }
  await stop()
  throw new Error('The server did not start')
}
