import { readdirSync } from 'node:fs'
import { jobNames, system } from '@kasack/contract/system.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testApp } from '../../test/app.ts'

const secret = 'geheim-geheim'
const variables = {
  DATABASE_URL: `postgres://kasack:${secret}@db.example/kasack`,
  SMTP_URL: `smtp://agentur:${secret}@mail.example:587`,
  MAPS_BASE_URL: 'https://maps.example',
  MAPS_TOKEN: secret,
  INITIAL_ADMIN_PASSWORD: secret,
}
const { as } = await testApp({ variables })
const root = await as({ is_superuser: true })

test('superusers read what runs here', async () => {
  const { status, body } = await root.get('/system.json/')
  expect(status).toBe(200)
  expect(z.parse(system, body)).toEqual(body)
  const migrations = readdirSync(new URL('../../migrations/', import.meta.url)).filter((name) => name.endsWith('.sql'))
  expect(body).toMatchObject({
    runtime: process.versions.node,
    database: { kind: 'external', version: expect.stringMatching(/^\d+/), size: expect.any(Number) },
    migrations: { count: migrations.length, latest: migrations.toSorted().at(-1)!.replace('.sql', '') },
    mail: { state: 'waiting' },
    jobs: jobNames.map((name) => ({ name, last_run_datetime: null, outcome: null, next_run_datetime: null })),
    history: { count: expect.any(Number), size: expect.any(Number) },
    files: { count: 0, size: 0 },
    runs: [],
    places: { kind: 'service' },
    started_datetime: '2026-06-10T10:00:00.000Z',
  })
})

test('groups that nobody active is in are named', async () => {
  const empty = async () => (await root.get('/system.json/')).body.groups_without_members
  expect(await empty()).toEqual(['Clearance', 'Dispatcher', 'Recruiting', 'Reporting', 'Support'])
  const clara = { username: 'clara', password: 'ein-langer-weg-nach-hause', groups: ['Clearance'] }
  const user = (await root.post('/users.json/', clara)).body
  expect(await empty()).not.toContain('Clearance')
  await root.patch(`/users/${user.id}.json/`, { is_active: false })
  expect(await empty()).toContain('Clearance')
})

test('how large the history is grows with it', async () => {
  const count = async () => (await root.get('/system.json/')).body.history.count
  const before = await count()
  await root.post('/lookups/tags.json/', { name: 'Neues' })
  expect(await count()).toBe(before + 1)
})

test('nothing secret is in it, nor where the servers are', async () => {
  expect(JSON.stringify((await root.get('/system.json/')).body)).not.toMatch(/geheim|db\.example|mail\.example|maps\.example/)
})
