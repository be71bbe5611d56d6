import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { oneTimeCode } from '../../../scripts/lib/one-time-code.mjs'
import { patience } from '../../../scripts/lib/patience.mjs'
import { killEverything } from '../program/kill-everything.ts'
import { startProgram, throwAwayDirectory, type Program } from '../program/program.ts'
import { signIn } from '../program/sign-in.ts'
import { run } from './command.ts'

// Sealed secrets go into a backup and come back with it; if the key is lost, a command gives them up.

const { directory, remove } = throwAwayDirectory()
const password = 'ein-langer-satz'
const usual = { DEMO_DATA: 'off', PORT: '0', LOG_LEVEL: 'silent', INITIAL_ADMIN_PASSWORD: password }
const programs: Program[] = []

afterAll(() => {
  for (const { pid } of programs) killEverything(pid, directory)
  remove()
})

function start(settings: Record<string, string>): Program {
  const program = startProgram(directory, settings)
  programs.push(program)
  return program
}

async function stop(program: Program): Promise<void> {
  process.kill(program.pid, 'SIGTERM')
  await program.ended
}

async function call(address: string, headers: Record<string, string>, path: string, body?: object) {
  const options = body && { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${address}/api/v0/users/me${path}`, {
    ...options,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test(
  'a backup brings the secret key along: one-time codes work where it is restored, and without it they are given up by a command',
  async () => {
    const settings = { ...usual, DATA_DIR: join(directory, 'data') }
    const program = start(settings)
    const address = await program.ready
    const headers = await signIn(address, 'admin', password)
    const begun = await call(address, headers, '/one-time-codes.json/', { current_password: password })
    const secret = begun.body['secret'] as string
    // Each accepted code uses up a time step.
    const confirmed = await call(address, headers, '/one-time-codes/confirm.json/', { code: oneTimeCode(secret, new Date(), -1) })
    const [recovery] = confirmed.body['recovery_codes'] as [string]

    const copy = join(directory, 'backup')
    await run(directory, 'backup', [copy], settings)
    await stop(program)
    expect(readFileSync(join(copy, 'data/secret-key'))).toEqual(readFileSync(join(settings.DATA_DIR, 'secret-key')))
    await expect(run(directory, 'forget-codes', [], settings)).rejects.toThrow(/^The secret key is present[^\n]*\n$/)

    const restored = { ...usual, DATA_DIR: join(directory, 'restored') }
    mkdirSync(restored.DATA_DIR, { mode: 0o711 })
    await run(directory, 'restore', [copy], restored)
    const again = start(restored)
    const there = await again.ready
    expect((await call(there, headers, '/security.json/')).status).toBe(200)
    await expect(signIn(there, 'admin', password)).rejects.toThrow('an answer 302 brings no cookie')
    const withCode = await signIn(there, 'admin', password, oneTimeCode(secret, new Date()))
    expect((await call(there, withCode, '/security.json/')).body).toMatchObject({ one_time_codes: expect.anything() })
    expect((await call(there, await signIn(there, 'admin', password, recovery), '/security.json/')).status).toBe(200)
    await stop(again)

    rmSync(join(restored.DATA_DIR, 'secret-key'))
    const locked = start(restored)
    expect((await locked.ended).code).toBe(1)
    expect(locked.said().words).toMatch(/^SECRET_KEY accepts the key that the one-time codes [^\n]*\n$/)
    expect(await run(directory, 'forget-codes', [], restored)).toMatch(/^The one-time codes of 1 users have been removed/)
    const after = await start(restored).ready
    expect((await call(after, await signIn(after, 'admin', password), '/security.json/')).body).toMatchObject({ one_time_codes: null })
  },
  patience(180_000),
)
