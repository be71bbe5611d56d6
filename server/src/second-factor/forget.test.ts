import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { people } from '../account/account.test-support.ts'
import { openOutbox } from '../outbox/queries.ts'
import { openVault } from '../platform/secret/vault.ts'
import { forgetCodes } from './forget.ts'
import { noticeTexts } from './texts.ts'

const agency = await testApp()
const { db, clock } = agency
const { login, signedIn, withCodes } = people(agency)
const telling = {
  outbox: openOutbox(clock, { publicUrl: 'http://localhost', smtpUrl: null }),
  language: 'de' as const,
  now: clock.now(),
  publicUrl: 'http://localhost',
}

test('with the key nothing is forgotten; without it the codes of everybody go, and whoever had some is told', async () => {
  const [anna, ben] = [await withCodes('anna'), await signedIn('ben')]
  await sql`update "user" set email = username || '@agentur.example'`.execute(db)
  const known = openVault('a key that only tests have, all of them')
  await expect(forgetCodes(db, known, telling)).rejects.toThrow(/^The secret key is present/)
  expect((await login(anna.username)).location).toContain('second-step')

  expect(await forgetCodes(db, openVault('another key, since the first one is lost'), telling)).toBe(1)
  for (const { username } of [anna, ben]) expect((await login(username)).location).toBe('/facilities')
  const { rows } = await sql`select recipient, subject from outbox where subject = ${noticeTexts.codes_off.subject.de}`.execute(db)
  expect(rows).toEqual([{ recipient: 'anna@agentur.example', subject: noticeTexts.codes_off.subject.de }])
})
