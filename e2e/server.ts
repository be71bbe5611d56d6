import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostOffice } from './post-office.ts'

// The product with a throw-away database and the demo agency. It reads no settings but these, so that it never touches a developer's own
// database.
const directory = mkdtempSync(join(tmpdir(), 'kasack-e2e-'))
const mails = process.env['KASACK_MAILS']!
mkdirSync(mails, { recursive: true })
const post = await startPostOffice(mails)
const settings = {
  DATA_DIR: directory,
  DEMO_DATA: 'on',
  INITIAL_ADMIN_PASSWORD: 'eine-lange-reise',
  PORT: '0',
  LOGIN_RATE_LIMIT: 'off',
  TRUST_PROXY: 'on', // journeys that apply use their own addresses
  LOG_LEVEL: 'warn',
  SMTP_URL: post.url,
  ADMIN_URL: 'https://verwaltung.kasack.example/',
  ACCOUNT_SECURITY_URL: 'https://konto.kasack.example/',
}
// A journey on two processes starts the second one with the same settings.
writeFileSync(process.env['KASACK_SETTINGS']!, JSON.stringify(settings))
const { PATH, HOME, TMPDIR } = process.env
const server = spawn(process.execPath, [fileURLToPath(new URL('../server/src/main.ts', import.meta.url))], {
  cwd: directory,
  env: { PATH, HOME, ...(TMPDIR === undefined ? {} : { TMPDIR }), ...settings },
  stdio: 'inherit',
})
// Playwright signals the whole group; the folder goes once the server has exited.
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  for (const path of [directory, mails, process.env['KASACK_SETTINGS']!]) rmSync(path, { recursive: true, force: true })
  post.close()
  process.exitCode = code ?? 1
})
