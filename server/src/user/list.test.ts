import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { db, a, as } = await testApp()
const root = await as({ is_superuser: true, username: 'root' })
await a.user({ username: 'zoe', groups: ['Support'], permissions: ['vacancies.view_booking'] })
await a.user({ username: 'Änne', groups: ['Reporting', 'Support'] })
await a.user({ username: 'berta', permissions: ['employees.view_employee', 'vacancies.add_booking'] })
const named = sql`first_name = 'Zoé', last_name = 'Öztürk', email = 'zo@kasack.example', last_login = '2026-06-01 08:00+00', is_active = false`
await sql`update "user" set ${named} where username = 'zoe'`.execute(db)
await sql`update "user" set last_name = 'Olten', last_login = '2026-06-02 08:00+00' where username = 'berta'`.execute(db)

const found = async (query: string): Promise<string[]> =>
  (await root.get(`/users.json/?${query}`)).body.results.map(({ username }: { username: string }) => username)

test('users come by user name', async () => {
  expect(await found('')).toEqual(['Änne', 'berta', 'root', 'zoe'])
  expect(await found('sort=-username')).toEqual(['zoe', 'root', 'berta', 'Änne'])
})
test('they sort by last name and last login, the missing last both ways, by activity and id', async () => {
  expect(await found('sort=last_name')).toEqual(['berta', 'zoe', 'root', 'Änne'])
  expect((await found('sort=-last_name')).slice(0, 2)).toEqual(['zoe', 'berta'])
  expect((await found('sort=last_login')).slice(0, 2)).toEqual(['zoe', 'berta'])
  expect((await found('sort=-last_login')).slice(0, 2)).toEqual(['berta', 'zoe'])
  expect((await found('sort=is_active'))[0]).toBe('zoe')
  expect(await found('sort=id')).toEqual(['root', 'zoe', 'Änne', 'berta'])
})
test('they are searched by user name, names and e-mail address', async () => {
  expect(await found('search=ÄNN')).toEqual(['Änne'])
  expect(await found('search=öztürk%20zoé')).toEqual(['zoe'])
  expect(await found('search=zo@kasack')).toEqual(['zoe'])
  expect(await found('search=nirgends')).toEqual([])
})
test('they are filtered by activity, group and own permission', async () => {
  expect(await found('is_superuser=true')).toEqual(['root'])
  expect(await found('is_active=false')).toEqual(['zoe'])
  expect(await found('groups=Support')).toEqual(['Änne', 'zoe'])
  expect(await found('groups=reporting,nirgends')).toEqual(['Änne'])
  expect(await found('groups=Supp')).toEqual([])
  expect(await found('permissions=vacancies.view_booking,vacancies.add_booking')).toEqual(['berta', 'zoe'])
  expect((await root.get('/users.json/?permissions=employees.fly')).body.errors).toHaveProperty('permissions')
})
