import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { confirmAddress, storeLink } from './writes.ts'

const { a, clock, db } = await testApp()

test('an address is confirmed at a moment, and no more once another link is sent', async () => {
  const [id, other] = [await a.applicant({ first_name: 'Jana' }), await a.applicant()]
  expect(await confirmAddress(db, id, clock.now())).toBe('2026-06-10T10:00:00.000000Z')
  const confirmed = async () => {
    const { rows } = await sql<{ id: number }>`select id from applicant where email_verification_datetime is not null`.execute(db)
    return rows.map((row) => row.id)
  }
  expect(await confirmed()).toEqual([id])
  expect(await storeLink(db, id, { hash: Buffer.from('link'), now: clock.now() })).toMatchObject({ first_name: 'Jana', language: 'de' })
  expect(await confirmed()).toEqual([])
  const { rows } = await sql<{ id: number; until: string }>`
    select id, verification_expires_datetime as until from applicant where verification_hash = ${Buffer.from('link')}`.execute(db)
  expect(rows).toEqual([{ id, until: '2026-06-24T10:00:00.000000Z' }])
  expect(other).not.toBe(id)
})
