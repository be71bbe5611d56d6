import { setup } from '@kasack/contract/setup.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testApp } from '../../test/app.ts'
import { insertSetup } from './first-start.ts'

const settings = { AGENCY_NAME: 'Hafen-Pflege GmbH', PRIVACY_URL: '/p', IMPRINT_URL: '/i', SMTP_URL: 'smtp://mail.example' }
const { db, a, as } = await testApp({ variables: { ...settings, MAIL_FROM: 'team@hafen.example', APPLY_PHONE: '030 555' } })
const withSamples = await testApp({ variables: settings })
const root = await as({ is_superuser: true, username: 'chefin' })

beforeEach(async () => {
  await sql`truncate setup, outbox, facility cascade`.execute(db)
  await sql`update "user" set is_active = false where username <> 'chefin'`.execute(db)
})

const done = (body: z.output<typeof setup>) => body.steps.filter(({ is_done }) => is_done).map(({ name }) => name)
const doneNow = async () => done((await root.get('/setup.json/')).body)

test('an agency that began empty is told what to do first, and each step is ticked when it is done', async () => {
  await insertSetup(db)
  const { status, body } = await root.get('/setup.json/')
  expect(status).toBe(200)
  expect(z.parse(setup, body)).toEqual(body)
  expect(body.steps.map(({ name }: { name: string }) => name)).toEqual(['agency', 'mail', 'users', 'lists', 'facility'])
  expect(done(body)).toEqual(['agency'])
  await a.mail({ state: 'waiting' })
  expect(await doneNow()).toEqual(['agency'])
  await a.mail({ state: 'sent' })
  expect(await doneNow()).toEqual(['agency', 'mail'])
  await a.user()
  expect(await doneNow()).toEqual(['agency', 'mail', 'users'])
  expect(done((await root.post('/setup/lists-seen.json/')).body)).toEqual(['agency', 'mail', 'users', 'lists'])
})

test('once all are done nothing is shown any more, whatever is removed later', async () => {
  await insertSetup(db)
  await a.mail({ state: 'sent' })
  await a.user()
  await root.post('/setup/lists-seen.json/')
  const facility = await a.facility()
  expect((await root.get('/setup.json/')).body).toEqual({ steps: [] })
  await sql`delete from facility where id = ${facility}`.execute(db)
  expect((await root.get('/setup.json/')).body).toEqual({ steps: [] })
})

test('sent away they are gone for every superuser, and stay so', async () => {
  await insertSetup(db)
  const other = await as({ is_superuser: true })
  expect(await root.post('/setup/close.json/')).toMatchObject({ status: 200, body: { steps: [] } })
  await root.post('/setup/lists-seen.json/')
  expect((await other.get('/setup.json/')).body).toEqual({ steps: [] })
  await insertSetup(db)
  expect((await root.get('/setup.json/')).body).toEqual({ steps: [] })
})

test('an agency that did not begin empty is told nothing, and nothing is noted', async () => {
  for (const answer of [await root.get('/setup.json/'), await root.post('/setup/lists-seen.json/'), await root.post('/setup/close.json/')])
    expect(answer).toMatchObject({ status: 200, body: { steps: [] } })
  expect((await sql`select from setup`.execute(db)).rows).toEqual([])
})

test('a setting that was left to its sample is named, and what others are set to is not', async () => {
  await insertSetup(withSamples.db)
  const other = await withSamples.as({ is_superuser: true })
  const { body } = await other.get('/setup.json/')
  expect(body.steps.slice(0, 2)).toEqual([
    { name: 'agency', is_done: false, unset: ['APPLY_PHONE'] },
    { name: 'mail', is_done: false, unset: ['MAIL_FROM'] },
  ])
  expect(JSON.stringify(body)).not.toMatch(/mail\.example|Hafen/)
})
