import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from './app.ts'

const { a, as, anonymous, db } = await testApp({ variables: { APPLY_RATE_LIMIT: 'off' } })
const root = await as({ is_superuser: true })
const [status, type] = [await a.lookup('employee_status'), await a.lookup('facility_type')]
const { rows } = await sql<{ id: number }>`select id from email_template where code = 'no_template'`.execute(db)

const words = { first_name: 'Jana', last_name: 'Neumann' }
const application = { ...words, profession_free_text: 'OTA', mobile: '0151 1', privacy_consent: true }
const mail = { template: { id: rows[0]!.id }, subject: 'Profil', text: 'Guten Tag' }

/** Every place where an address is written: the call, its other fields, and the address's field. */
const written = [
  ['/facilities.json/', { name: 'Klinik', facility_type: { id: type } }, 'email'],
  ['/contact-persons.json/', words, 'email'],
  ['/employees.json/', { ...words, status: { id: status } }, 'email'],
  ['/applicants.json/', application, 'email'],
  ['/users.json/', { username: 'jana', password: 'Löwenzahn 2026' }, 'email'],
  ['/send-email/', mail, 'recipient'],
] as const

test('an address that is read in two ways, or not as it looks, is refused wherever one is written down', async () => {
  for (const address of ['a@b.de\u200b', 'a\u202e@b.de', 'a@b.de\ufeff', 'a@[127.0.0.1]', '.a@b.de', 'a.@b.de', 'a..b@c.de'])
    for (const [path, more, field] of written)
      for (const client of path === '/applicants.json/' ? [root, anonymous] : [root]) {
        const answer = await client.post(path, { ...more, [field]: address })
        expect([path, address, answer.status, answer.body]).toEqual([
          path,
          address,
          400,
          { errors: { [field]: [problemTexts.not_email.en] } },
        ])
      }
})

test('an address from before stays until it is changed', async () => {
  const person = await a.contactPerson()
  await sql`update contact_person set email = 'a..b@c.de' where id = ${person}`.execute(db)
  const change = (body: object) => root.patch(`/contact-persons/${person}.json/`, body)
  expect((await change({ last_name: 'Neumann' })).body).toMatchObject({ last_name: 'Neumann', email: 'a..b@c.de' })
  expect((await change({ email: 'a..b@c.de' })).status).toBe(200)
  expect((await change({ email: 'a..c@c.de' })).body.errors).toEqual({ email: [problemTexts.not_email.en] })
  expect((await change({ email: 'a.b@c.de' })).body.email).toBe('a.b@c.de')
})
