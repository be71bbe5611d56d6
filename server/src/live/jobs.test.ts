import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { db, a, as, work } = await testApp()
const anna = await as()

test('what changed hours ago and who left without a word is forgotten, and nothing else', async () => {
  const facility = await a.facility()
  await sql`delete from change_note`.execute(db)
  await sql`
    insert into change_note (entity, ids, written_datetime)
    values ('facility', '{1}', now() - interval '3 hours'), ('facility', '{2}', now() - interval '1 hour')`.execute(db)
  await anna.post('/presence.json/', { resource: 'facilities', id: facility })
  const left = await a.user()
  await sql`insert into presence values ('facility', ${facility}, ${left}, '2026-06-10T09:00:00Z')`.execute(db)
  await work.once()
  const { rows: notes } = await sql<{ ids: number[] }>`select ids from change_note where entity = 'facility'`.execute(db)
  const { rows: present } = await sql<{ user_id: number }>`select user_id from presence`.execute(db)
  expect([notes, present]).toEqual([[{ ids: [2] }], [{ user_id: anna.id }]])
})
