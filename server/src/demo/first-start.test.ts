import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { insertDemoData } from './first-start.ts'

const { db, clock, as } = await testApp()
const passwords = await insertDemoData(db, clock)
const anna = await as()

test('the demo agency has sixty facilities, each with its type, and a password for every user of its office', async () => {
  const { body } = await anna.get('/facilities.json/?size=100')
  expect(body.count).toBe(60)
  expect(body.results.every((one: { facility_type: object | null }) => one.facility_type !== null)).toBe(true)
  expect(passwords.map(({ username }) => username)).toContain('jule.brandner')
  expect(new Set(passwords.map(({ password }) => password)).size).toBe(passwords.length)
})

test('some addresses of the demo agency want to be checked, and some facilities are inactive', async () => {
  const { results } = (await anna.get('/facilities.json/?size=100')).body
  expect(results.filter((one: { address_warning: boolean }) => one.address_warning).length).toBeGreaterThan(1)
  expect((await anna.get('/facilities.json/?is_active=false')).body.count).toBeGreaterThan(1)
})
