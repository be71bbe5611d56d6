import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { seeded, shuffled } from '@kasack/demo/random.ts'
import { insertSession } from '../../src/session/queries.ts'
import { csrfOf, hashToken, newToken } from '../../src/session/token.ts'
import { testApp } from '../app.ts'
import type { ApiPath } from './api.ts'
import { apiPaths } from './api.ts'
import { brokenHttp } from './broken-http.ts'
import { databaseChecksum } from './checksum.ts'
import { contractLists, writable } from './contract.ts'
import { complaintAbout, isRefusal } from './judge.ts'
import type { Session, Target } from './request.ts'
import { bytesOf } from './request.ts'
import { send } from './send.ts'
import { wrongBodies } from './wrong-body.ts'
import { wrongPaths } from './wrong-path.ts'
import { wrongQueries } from './wrong-query.ts'

// Two thousand in every run, or one of each kind; `npm run bad-requests` sends more, and others with another BAD_REQUESTS_SEED.
const wanted = Number(process.env['BAD_REQUESTS'] ?? 2_000)
const seed = Number(process.env['BAD_REQUESTS_SEED'] ?? 1)

const { app, db, a, clock } = await testApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const session = await superuser()
await a.facility({ facility_group: await a.facilityGroup() })
await a.user()
const checksum = await databaseChecksum(db)
const lists = await contractLists()
// One of these paths represents all others with the same ending.
const alike = ({ path }: ApiPath) => /\/\{id\}\/(history|erase)$/.test(path) && !path.includes('/facilities/')
const targets = await Promise.all((await apiPaths(app)).filter((path) => !alike(path)).map(aimedAt))
const ways = targets.flatMap((target) => [
  ...wrongBodies(target, session),
  ...wrongQueries(target, session),
  ...wrongPaths(target, session),
])
const count = Math.max(wanted, ways.length)

test('every entity and list of the contract is aimed at, with all its fields and filters', () => {
  for (const { entity, filters } of lists) {
    const aims = targets.filter(({ path }) => path.replace('/{id}', '') === `/api/v0/${entity.path}`)
    expect(aims.flatMap(({ fields }) => fields)).toEqual(expect.arrayContaining(writable(entity)))
    expect(aims.flatMap(({ parameters }) => parameters)).toEqual(expect.arrayContaining(Object.keys(filters)))
  }
})

test(`${count} bad requests are answered in JSON, none with 500, and the refused ones change nothing`, async () => {
  const random = seeded(seed)
  const shuffledWays = shuffled(random, ways)
  const statuses = new Map<number, number>()
  const complaints: string[] = []
  let before = await checksum()
  for (let number = 0; number < count; number++) {
    const { what, make } = shuffledWays[number % ways.length]!
    const request = make(random)
    const answer = await send(port, bytesOf(request), request)
    const after = request.method === 'GET' ? before : await checksum()
    const complaint = complaintAbout(answer) ?? (after !== before && isRefusal(answer.status) ? 'refused, and yet something changed' : null)
    if (complaint)
      complaints.push(`${request.method} ${request.url.slice(0, 200)}, ${what}: ${complaint}\n${request.body?.subarray(0, 300).toString()}`)
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    before = after
  }
  const refused = [...statuses].reduce((sum, [status, times]) => sum + (isRefusal(status) ? times : 0), 0)
  const histogram = [...statuses].toSorted(([one], [other]) => one - other).map(([status, times]) => `${status}: ${times}`)
  process.stdout.write(`${count} bad requests of ${ways.length} kinds (seed ${seed}): ${histogram.join(', ')}; ${refused} refused\n`)
  expect(complaints.join('\n\n')).toBe('')
  expect(refused).toBeGreaterThanOrEqual(count / 2)
}, 3_600_000)

test.for(brokenHttp(session))('$what is answered in JSON', async ({ text, unfinished }) => {
  const before = await checksum()
  const answer = await send(port, Buffer.from(text, 'latin1'), { unfinished })
  expect([complaintAbout(answer), isRefusal(answer.status)]).toEqual([null, true])
  expect(await checksum()).toBe(before)
})

/** Signed in, but not one of the records under attack: its permissions stay as they are. */
async function superuser(): Promise<Session> {
  const token = newToken()
  await insertSession(db, { token: hashToken(token), userId: await a.user({ is_superuser: true }) }, clock.now())
  return { cookie: `sessionid=${token}; csrftoken=${csrfOf(token)}`, 'x-csrftoken': csrfOf(token) }
}

/** The newest record of a path, its writable fields, and the fields its list may be sorted by. */
async function aimedAt(path: ApiPath): Promise<Target> {
  const collection = path.path.replace('/{id}', '')
  const { body } = await send(port, bytesOf({ method: 'GET', url: `${collection}.json/?size=1&sort=-id`, headers: session }))
  const newest = (JSON.parse(body) as { results?: { id: number }[] }).results?.[0]
  const example = Object.fromEntries(Object.entries(newest ?? { name: 'x' }).filter(([name]) => path.fields.includes(name)))
  const sorts = lists.find(({ entity }) => collection === `/api/v0/${entity.path}`)?.sorts ?? []
  return { ...path, shown: [...path.shown, ...sorts], id: newest?.id ?? 1, example }
}
