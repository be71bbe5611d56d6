import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'

const { as, anonymous } = await testApp()
const anna = await as()

test('who calls is asked before what the body is', async () => {
  for (const type of ['text/plain', 'application/', '__proto__', ';']) {
    expect((await anonymous.post('/facilities.json/', {}, { 'content-type': type })).status).toBe(401)
    expect((await anna.post('/nothing.json/', {}, { 'content-type': type })).status).toBe(404)
    expect((await anna.post('/facilities.json/', {}, { 'content-type': type })).status).toBe(415)
  }
})
test('an empty body needs no type', async () => {
  expect((await anna.post('/facilities.json/', '')).status).toBe(400)
  expect((await anna.call('QUERY', '/facilities.json/')).status).toBe(405)
})
test('JSON comes in UTF-8 and unpacked', async () => {
  const statusOf = async (headers: Record<string, string>) => (await anna.post('/facilities.json/', {}, headers)).status
  expect(await statusOf({ 'content-type': 'application/json; charset=utf-8' })).toBe(400)
  expect(await statusOf({ 'content-type': 'application/json; charset=utf-16' })).toBe(415)
  expect(await statusOf({ 'content-encoding': 'gzip' })).toBe(415)
})
