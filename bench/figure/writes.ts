import { sql } from 'kysely'
import { facilities } from '../../server/src/facility/records.ts'
import { openDatabase } from '../../server/src/platform/database/db.ts'
import { write } from '../../server/src/platform/write/write.ts'
import { csrfOf } from '../../server/src/session/token.ts'
import { writerOf } from '../../server/test/writer.ts'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

/** Median milliseconds for one client to create a facility. */
const bar = 10
/** Facilities written in one batch, and how many times faster that must be than one by one. */
const [many, timesBar] = [1000, 10]

/** Prints how quickly facilities and logbook entries are created, and removes them again. */
export async function printWrites(databaseUrl: string): Promise<string[]> {
  const { administrator } = await signIn(databaseUrl)
  const { port, stop } = await startProduct(databaseUrl)
  const token = administrator.slice('sessionid='.length)
  const session = { cookie: `${administrator}; csrftoken=${csrfOf(token)}`, 'x-csrftoken': csrfOf(token) }
  const send = async (method: string, path: string, body?: object): Promise<{ id: number }> => {
    const content = body && { headers: { ...session, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const answer = await fetch(`http://127.0.0.1:${port}/api/v0/${path}`, { method, headers: session, ...content })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`)
    return JSON.parse(text || '{}') as { id: number }
  }
  const created: number[] = []
  const facility = async () => {
    const { id } = await send('POST', 'facilities.json/', { name: 'Klinik am Prüfstand', facility_type: 1, city: 'Ulm' })
    created.push(id)
  }
  /** Each about another facility, so that no client waits for a row. */
  const entry = async (turn: number) => {
    await send('POST', 'engagements.json/', { action_type: 1, facility: created[turn % created.length]!, note: 'Rückruf erbeten.' })
  }
  say(`\n${'Writes a second, and p50 and p97.5 in ms'.padEnd(44)}clients`)
  const alone = await print('a facility', 1, facility)
  await print('a facility', 16, facility)
  await print('an entry of the logbook', 1, entry)
  await print('an entry of the logbook', 16, entry)
  const post = async (one: object) => {
    const { id } = await send('POST', 'facilities.json/', one)
    created.push(id)
  }
  const { times, ids } = await compareMany(databaseUrl, post)
  created.push(...ids)
  for (const id of created) await send('DELETE', `facilities/${id}.json/`)
  await stop()
  return [
    ...(alone > bar ? [`a facility is created in ${alone.toFixed(1)} ms, ${bar} are allowed`] : []),
    ...(times < timesBar ? [`many facilities at once are ${times.toFixed(1)} times as quick as one by one, not ${timesBar}`] : []),
  ]
}

/** How many times faster one transaction stores a thousand facilities than a thousand calls by one client. */
async function compareMany(databaseUrl: string, post: (one: object) => Promise<void>): Promise<{ times: number; ids: number[] }> {
  const rows = Array.from({ length: many }, (_, number) => ({
    name: `Haus am Prüfstand ${number}`,
    facility_type: 1,
    postal_code: '89073',
    city: 'Ulm',
    tags: [1],
    ...(number % 10 === 0 && { followup_date: '2199-12-31' }),
  }))
  const db = openDatabase({ connectionString: databaseUrl })
  const { rows: users } = await sql<{ id: number }>`select id from "user" order by id limit 1`.execute(db)
  const writer = writerOf(users[0]!.id, new Date())
  const took = async (work: () => Promise<void>) => {
    const begin = performance.now()
    await work()
    return performance.now() - begin
  }
  const ids: number[] = []
  const atOnce = async () => {
    const stored = await write({ db, caller: writer.caller }, (tx) => facilities.createMany(tx, writer, rows))
    ids.push(...stored.filter((id) => typeof id === 'number'))
  }
  const inTurn = async () => {
    for (const row of rows) await post(row)
  }
  const [called, written] = [await took(inTurn), await took(atOnce)]
  await db.destroy()
  if (ids.length !== many) throw new Error(`${many - ids.length} of ${many} facilities were refused`)
  const figures = `${called.toFixed(0)} ms by calls, ${written.toFixed(0)} at once, ${(called / written).toFixed(1)} times as quick`
  say(`${`${many} facilities`.padEnd(44)}${figures}`)
  return { times: called / written, ids }
}

/** Milliseconds of warm-up and of measurement for each kind of write. */
const duration = { warm: 500, measured: 2500 }

/** Each client writes one after the other; returns the median in milliseconds. */
async function print(name: string, clients: number, work: (turn: number) => Promise<void>): Promise<number> {
  await load(clients, duration.warm, work)
  const times = (await load(clients, duration.measured, work)).toSorted((one, other) => one - other)
  const within = (share: number) => times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? 0
  const figures = [(times.length / duration.measured) * 1000, within(0.5), within(0.975)].map((figure) => figure.toFixed(1).padStart(9))
  say(`${name.padEnd(44)}${String(clients).padStart(7)} |${figures.join('')}`)
  return within(0.5)
}

async function load(clients: number, milliseconds: number, work: (turn: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let turn = client; performance.now() < end; turn += clients) {
        const begin = performance.now()
        await work(turn)
        times.push(performance.now() - begin)
      }
    }),
  )
  return times
}
