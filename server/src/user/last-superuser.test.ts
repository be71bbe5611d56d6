import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { isLastSuperuser } from './queries.ts'
import { texts } from './texts.ts'

const { db, as } = await testApp()
const [root, other] = [await as({ is_superuser: true }), await as({ is_superuser: true })]
const change = (id: number, body: object) => root.patch(`/users/${id}.json/`, body)

beforeEach(async () => {
  await sql`update "user" set is_superuser = true, is_active = id = ${root.id}`.execute(db)
})

test('the last active superuser can be neither deactivated nor demoted, and hears so under the changed key', async () => {
  for (const key of ['is_active', 'is_superuser']) {
    const { status, body } = await change(root.id, { [key]: false })
    expect([status, body]).toEqual([400, { errors: { [key]: [texts.last_superuser.en] } }])
  }
  expect((await change(root.id, { is_active: true, is_superuser: true, first_name: 'Ida' })).status).toBe(200)
})
test('an inactive superuser may be demoted', async () => {
  expect((await change(other.id, { is_superuser: false })).status).toBe(200)
})
test('with a second active superuser one of them may go', async () => {
  await change(other.id, { is_active: true })
  expect((await change(other.id, { is_superuser: false })).status).toBe(200)
})
test('of two who are demoted at once the second is the last', async () => {
  await change(other.id, { is_active: true })
  const [first, second] = [await db.startTransaction().execute(), await db.startTransaction().execute()]
  expect(await isLastSuperuser(first, root.id)).toBe(false)
  await sql`update "user" set is_superuser = false where id = ${root.id}`.execute(first)
  const asked = isLastSuperuser(second, other.id)
  await first.commit().execute()
  expect(await asked).toBe(true)
  await second.rollback().execute()
})
