import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
// openapi-typescript needs the API of TypeScript 5, which the server's package has only for this test.
import openapiTypescript, { astToString } from 'openapi-typescript'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { signIn } from '../program/sign-in.ts'

// Imported by its path: the types it needs exist only once they have been generated.
type Calls = { useTheApi: (address: string, headers: Record<string, string>) => Promise<unknown> }

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const { app, a, as } = await testApp()

beforeAll(async () => {
  const description = (await app.inject({ url: '/api/docs/json' })).json()
  await mkdir(here('generated'), { recursive: true })
  await writeFile(here('generated/kasack.ts'), astToString(await openapiTypescript(description)))
})

test('a program written with the generated types compiles', async () => {
  const compiler = here('../../../node_modules/.bin/tsc')
  const { stdout } = await promisify(execFile)(compiler, ['-p', here('.')]).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})

test('and does what it says', async () => {
  const password = 'Löwenzahn 2026'
  const root = await as({ is_superuser: true })
  await root.post('/users.json/', { username: 'programm', password })
  await a.facility({ name: 'Zur Ruhe', is_active: false })
  const address = await app.listen({ port: 0 })
  const { useTheApi } = (await import(here('calls.ts'))) as Calls
  expect(await useTheApi(address, await signIn(address, 'programm', password))).toEqual({
    type: expect.any(String),
    found: ['Haus Linde, Ulm'],
    refused: ['followup_date'],
    removed: 204,
  })
})
