import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { fewEnough } from '../list/list-query.ts'
import { maxNamedIds } from './named.ts'

const { a, as, db } = await testApp()
const anna = await as()
const action_type = await a.lookup('engagement_action')
const find = async (query: string) => {
  const { body } = await anna.get(`/engagements.json/?${query}&sort=id`)
  return { count: body.count, ids: body.results.map((one: { id: number }) => one.id) }
}

test('entries of employees are found by their names, whether few have the name or many', async () => {
  const rare = await a.employee({ first_name: 'Rosalind', last_name: 'Quast' })
  const entry = await a.engagement({ employee: rare, action_type })
  await a.engagement({ employee: await a.employee({ last_name: 'Kern' }), action_type })
  const onlyHers = { count: 1, ids: [entry] }
  expect(await find('employee__name__icontains=rosalind q')).toEqual(onlyHers)
  await sql`
    insert into employee (first_name, last_name, status_id, created_datetime)
    select 'Rosalind', 'Quast', ${await a.lookup('employee_status')}, now() from generate_series(1, ${maxNamedIds}::int)`.execute(db)
  expect(await find('employee__name__icontains=rosalind q')).toEqual(onlyHers)
  expect(await find('employee__name__icontains=quast, ros')).toEqual(onlyHers)
  expect(await find('search=quast rosalind')).toEqual(onlyHers)
  expect(await find('employee__name__icontains=niemand')).toEqual({ count: 0, ids: [] })
})

test('a search of two letters finds and counts the same, whether few records fit or many', async () => {
  const first = await a.engagement({ employee: await a.employee({ last_name: 'Ypsilon' }), action_type, note: 'qx' })
  const second = await a.engagement({ employee: await a.employee(), action_type, note: 'x Qx' })
  expect(await find('search=qx')).toEqual({ count: 2, ids: [first, second] })
  expect(await find('search=qx&size=1&page=2')).toEqual({ count: 2, ids: [second] })
  expect(await find('search=qx yp')).toEqual({ count: 1, ids: [first] })
  expect((await anna.get('/engagements.json/?search=qx&page=2')).status).toBe(404)
  await sql`
    insert into engagement (action_type_id, employee_id, note, created_by_user_id, created_datetime)
    select action_type_id, employee_id, 'qx', created_by_user_id, now() from engagement, generate_series(1, ${fewEnough}::int) where id = ${second}`.execute(
    db,
  )
  expect(await find('search=qx&size=2')).toEqual({ count: fewEnough + 2, ids: [first, second] })
})
