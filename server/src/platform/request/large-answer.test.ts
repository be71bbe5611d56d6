import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestAnswer } from '../../../test/app.ts'
import { testApp } from '../../../test/app.ts'
import { insertSession } from '../../session/queries.ts'
import { hashToken, newToken } from '../../session/token.ts'
import { ofEach } from './large-answer.ts'
import { refusalTexts } from '../text/refusal.ts'

const { app, db, a, as } = await testApp()
const anna = await as()
const type = await a.lookup('facility_type')
await sql`
  insert into facility (name, facility_type_id, comments, created_datetime)
  select 'Haus ' || number, ${type}, repeat('Ä"\n', 20000), now() from generate_series(1, 150) number`.execute(db)
const address = await app.listen({ port: 0, host: '127.0.0.1' })
const cookie = await cookieOf()

async function cookieOf(): Promise<string> {
  const token = newToken()
  await insertSession(db, { token: hashToken(token), userId: anna.id }, new Date('2026-06-10T10:00:00Z'))
  return `sessionid=${token}`
}
const get = (query: string) => fetch(`${address}/api/v0/facilities.json/?${query}`, { headers: { cookie, 'accept-encoding': 'identity' } })

test('a page of long texts is sent in parts, and says what a short one says', async () => {
  const large = await get('size=150')
  expect([large.status, large.headers.get('content-length'), large.headers.get('content-type')]).toEqual([
    200,
    null,
    'application/json; charset=utf-8',
  ])
  const page = (await large.json()) as { count: number; results: { comments: string }[] }
  expect([page.count, page.results.length, page.results.at(-1)?.comments]).toEqual([150, 150, 'Ä"\n'.repeat(20_000)])
  const rows = []
  for (let number = 1; number <= 15; number++) rows.push(...((await (await get(`page=${number}`)).json()) as typeof page).results)
  expect(page.results).toEqual(rows)
})
test('a page of short texts has a length, whatever the number of its rows', async () => {
  await sql`update facility set comments = 'kurz'`.execute(db)
  const answer = await get('size=150')
  const text = await answer.text()
  expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  expect(text).toBe(JSON.stringify(JSON.parse(text)))
})
test('while the rows of a large page are prepared others have their turn', async () => {
  const begun = { mine: 0, seen: [] as number[] }
  const look = () => {
    begun.seen.push(begun.mine)
    if (begun.mine < 100) setImmediate(look)
  }
  setImmediate(look)
  expect(await ofEach(Array.from({ length: 100 }), () => ++begun.mine)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
  expect(begun.seen.slice(0, 4)).toEqual([20, 40, 60, 80])
})

describe('while two clients do not read the large pages they asked for', () => {
  let unread: Response[]
  beforeEach(async () => {
    // Fifty megabytes: more than any system buffers for a client that does not read.
    await sql`update facility set comments = repeat('Ä"\n', 60000)`.execute(db)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }) // how long others wait for them must not depend on this machine
    unread = [await get('size=150'), await get('size=150')]
    await sql`update facility set comments = 'kurz'`.execute(db)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await Promise.all(unread.map(({ body }) => body!.cancel()))
  })

  test('of very many others some are told to come again', async () => {
    const refused: TestAnswer[] = []
    const asked = Array.from({ length: 60 }, async () => {
      const answer = await anna.get('/facilities.json/?size=1000')
      if (answer.status === 503) refused.push(answer)
    })
    // Forty of one client are admitted, including the two unread ones; how far those are depends on the machine.
    await expect.poll(() => refused.length).toBeGreaterThanOrEqual(20)
    await Promise.all(unread.map(({ body }) => body!.cancel()))
    await Promise.all(asked)
    expect(refused.length).toBeLessThanOrEqual(22)
    expect([refused[0]?.headers['retry-after'], refused[0]?.body.detail]).toEqual(['5', refusalTexts.too_many_large.en])
    expect((await anna.get('/facilities.json/?size=1000')).status).toBe(200)
  })
  test('others wait for them no longer than ten seconds', async () => {
    let answered = false
    const asked = anna.get('/facilities.json/?size=1000').finally(() => (answered = true))
    await vi.advanceTimersByTimeAsync(9_999)
    expect((await anna.get('/facilities.json/?size=100')).status).toBe(200) // few rows need no turn
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await asked).status).toBe(200)
  })
})
