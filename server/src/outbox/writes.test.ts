import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { removeUnsentTo } from './writes.ts'

const { a, db } = await testApp()

test('what waits for an applicant is not sent any more; what was sent stays, and so does what others get', async () => {
  const [applicant, other] = [await a.applicant(), await a.applicant()]
  const mail = async (whom: number, state: 'waiting' | 'sent') => {
    const id = await a.mail({ state })
    await sql`update outbox set applicant_id = ${whom} where id = ${id}`.execute(db)
    return id
  }
  const [waiting, sent, ofOther] = [await mail(applicant, 'waiting'), await mail(applicant, 'sent'), await mail(other, 'waiting')]
  await removeUnsentTo(db, applicant)
  const { rows } = await sql<{ id: number }>`select id from outbox order by id`.execute(db)
  expect(rows.map(({ id }) => id)).toEqual([sent, ofOther])
  expect(waiting).toBeLessThan(sent)
})
