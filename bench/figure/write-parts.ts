import pg from 'pg'
import { buildApp } from '../../server/src/app.ts'
import { openLive } from '../../server/src/live/hub.ts'
import { openDatabase } from '../../server/src/platform/database/db.ts'
import { systemClock } from '../../server/src/platform/program/clock.ts'
import { readSettings } from '../../server/src/platform/program/env.ts'
import { openVault } from '../../server/src/platform/secret/vault.ts'
import { csrfOf } from '../../server/src/session/token.ts'
import { say } from '../say.ts'
import { signIn } from '../server/sign-in.ts'

/** What a statement of a write is for, by how it reads; the first that fits. */
const purposes: readonly [RegExp, string][] = [
  [/session/, 'who writes: session, user, permissions'],
  [/^begin|set_config/, 'begin, and the names for the history'],
  [/ held$/, 'lock what it refers to'],
  [/^(insert|update|delete)/, 'write, with its triggers and history'],
  [/kasack\.changed/, 'note what changed, for the live streams'],
  [/^commit/, 'commit: the log reaches the disk'],
  [/^select/, 'rules, and reading what is answered'],
]
const others = 'Node: HTTP, validation, SQL, JSON'

const rounds = { warm: 100, measured: 300 }

/** Prints what the milliseconds of a write are for, measured in the driver of an app in this process. */
export async function printWriteParts(databaseUrl: string): Promise<string[]> {
  const { administrator } = await signIn(databaseUrl)
  const db = openDatabase({ connectionString: databaseUrl })
  const live = openLive({ db, clock: systemClock, warn: () => undefined })
  const settings = readSettings({ LOG_LEVEL: 'silent' })
  const app = await buildApp({ db, clock: systemClock, settings, vault: openVault('nothing is kept here'), notes: new Map(), live })
  const csrf = csrfOf(administrator.slice('sessionid='.length))
  const headers = { cookie: `${administrator}; csrftoken=${csrf}`, 'x-csrftoken': csrf }
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object): Promise<{ id: number }> => {
    const answer = await app.inject({ method, url: `/api/v0/${path}`, headers, ...(payload && { payload }) })
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} answers ${answer.statusCode}: ${answer.body}`)
    return answer.body === '' ? { id: 0 } : answer.json<{ id: number }>()
  }
  const facility = { name: 'Klinik am Prüfstand', facility_type: 1, city: 'Ulm' }
  const { id } = await send('POST', 'facilities.json/', facility)
  const created = [id]
  const kinds: [string, (turn: number) => Promise<unknown>][] = [
    ['a new facility', async () => created.push((await send('POST', 'facilities.json/', facility)).id)],
    ['a changed facility', (turn) => send('PATCH', `facilities/${id}.json/`, { comments: `Stand ${turn}` })],
    ['an entry of the logbook', () => send('POST', 'engagements.json/', { action_type: 1, facility: id, note: 'Rückruf erbeten.' })],
  ]
  for (const [name, write] of kinds) print(name, await measure(write))
  for (const one of created) await send('DELETE', `facilities/${one}.json/`)
  await app.close()
  await db.destroy()
  return []
}

/** Milliseconds by purpose, of each write. */
async function measure(write: (turn: number) => Promise<unknown>): Promise<Map<string, number>[]> {
  const query = pg.Client.prototype.query
  let parts = new Map<string, number>()
  const add = (purpose: string, milliseconds: number) => parts.set(purpose, (parts.get(purpose) ?? 0) + milliseconds)
  pg.Client.prototype.query = async function (this: pg.Client, ...statement: [string | { text: string }]) {
    const begun = performance.now()
    const answer: unknown = await query.apply(this, statement as never)
    add(purposeOf(typeof statement[0] === 'string' ? statement[0] : statement[0].text), performance.now() - begun)
    return answer
  } as typeof query
  const all: Map<string, number>[] = []
  for (let turn = 0; turn < rounds.warm + rounds.measured; turn++) {
    parts = new Map()
    const begun = performance.now()
    await write(turn)
    const took = performance.now() - begun
    add(others, took - [...parts.values()].reduce((sum, one) => sum + one, 0))
    if (turn >= rounds.warm) all.push(parts)
  }
  pg.Client.prototype.query = query
  return all
}

const purposeOf = (text: string): string => purposes.find(([reads]) => reads.test(text.trim()))?.[1] ?? others

function print(name: string, all: readonly Map<string, number>[]): void {
  const medianOf = (purpose: string) => all.map((parts) => parts.get(purpose) ?? 0).toSorted((one, other) => one - other)[all.length >> 1]!
  say(`\n${`What the milliseconds of ${name} are for`.padEnd(52)}p50`)
  for (const purpose of [...purposes.map(([, one]) => one), others]) {
    const milliseconds = medianOf(purpose)
    if (milliseconds > 0) say(`  ${purpose.padEnd(48)}${milliseconds.toFixed(2).padStart(5)}`)
  }
}
