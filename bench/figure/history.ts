import pg from 'pg'
import { csrfOf } from '../../server/src/session/token.ts'
import { copyDatabase } from '../database/copy.ts'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

/** Share of writes per second left by the history at sixteen clients, milliseconds it adds for one client, and those of a read. */
const bars = { share: 0.67, milliseconds: 0.5, read: 10 }

/** The two alternate, so that a busy machine affects both alike; the median of the rounds counts. */
const [rounds, milliseconds] = [7, 1_000]

/** History lines of a record that is changed again and again. */
const longest = 5_000

/** Prints what writing the history costs, and how quickly a long one is read. Works on a copy of the database. */
export async function printHistory(databaseUrl: string): Promise<string[]> {
  const { url, remove } = await copyDatabase(databaseUrl, 'kasack_history')
  const { administrator } = await signIn(url)
  const on = await startProduct(url)
  await alter(url, `set kasack.history = 'off'`)
  const off = await startProduct(url)
  const [written, silent] = [writerAt(on.port, administrator), writerAt(off.port, administrator)]
  say(`\n${'Mixed writes, with and without a history'.padEnd(44)}clients`)
  const many = await compare(16, written, silent)
  const alone = await compare(1, written, silent)
  const read = await readLong(url, written)
  await Promise.all([on.stop(), off.stop()])
  await remove()
  const [share, longer] = [many.perSecond.on / many.perSecond.off, alone.p50.on - alone.p50.off]
  say(
    `${share.toFixed(2)} of the writes remain at 16 clients, one waits ${longer.toFixed(2)} ms longer; ${longest} lines: ${read.toFixed(1)} ms`,
  )
  return [
    ...(share < bars.share ? [`with its history ${share.toFixed(2)} of the writes remain, not ${bars.share}`] : []),
    ...(longer > bars.milliseconds
      ? [`with its history a write takes ${longer.toFixed(2)} ms longer, ${bars.milliseconds} are allowed`]
      : []),
    ...(read > bars.read ? [`a history of ${longest} lines takes ${read.toFixed(1)} ms, ${bars.read} are allowed`] : []),
  ]
}

async function alter(url: string, what: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter database ${new URL(url).pathname.slice(1)} ${what}`)
  await client.end()
}

type Writer = ReturnType<typeof writerAt>

/** Sends requests as a user of that server. */
function writerAt(port: number, cookie: string) {
  const token = csrfOf(cookie.slice('sessionid='.length))
  const headers = { cookie: `${cookie}; csrftoken=${token}`, 'x-csrftoken': token, 'content-type': 'application/json' }
  const send = async (method: string, path: string, body?: object): Promise<{ id: number }> => {
    const content = body && { body: JSON.stringify(body) }
    const answer = await fetch(`http://127.0.0.1:${port}/api/v0/${path}`, { method, headers, ...content })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`)
    return JSON.parse(text || '{}') as { id: number }
  }
  /** A client's working day. Each has its own facility and employee, so that no client waits for a row. */
  const day = async (client: number): Promise<(() => Promise<unknown>)[]> => {
    const facility = (await send('POST', 'facilities.json/', { name: `Klinik ${client}`, facility_type: 1 })).id
    const employee = (await send('POST', 'employees.json/', { first_name: 'Eva', last_name: `Muster ${client}`, status: 1 })).id
    let [turn, entry] = [0, 0]
    return [
      async () => (entry = (await send('POST', 'engagements.json/', { action_type: 1, facility, note: `Rückruf ${++turn}` })).id),
      () => send('PATCH', `facilities/${facility}.json/`, { comments: `Stand ${++turn}`, city: `Ulm ${turn}` }),
      () => send('PATCH', `employees/${employee}.json/`, { comments: `Ab Mai ${++turn}`, tags: [1 + (turn % 2)] }),
      () => send('PATCH', `facilities/${facility}.json/`, { followup_date: turn % 2 === 0 ? '2199-12-31' : '2199-12-30' }),
      () => send('DELETE', `engagements/${entry}/`),
    ]
  }
  return { send, day }
}

type Figures = { perSecond: Record<'on' | 'off', number>; p50: Record<'on' | 'off', number> }

async function compare(clients: number, written: Writer, silent: Writer): Promise<Figures> {
  const days = {
    on: await Promise.all(Array.from({ length: clients }, (_, client) => written.day(client))),
    off: await Promise.all(Array.from({ length: clients }, (_, client) => silent.day(client))),
  }
  const measured: Record<'on' | 'off', { perSecond: number; p50: number }[]> = { on: [], off: [] }
  for (const side of ['on', 'off'] as const) await load(days[side])
  for (let round = 0; round < rounds; round++) {
    for (const side of round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const)) {
      const begin = performance.now()
      const times = (await load(days[side])).toSorted((one, other) => one - other)
      measured[side].push({ perSecond: (times.length / (performance.now() - begin)) * 1000, p50: middle(times) })
    }
  }
  const figure = (side: 'on' | 'off', name: 'perSecond' | 'p50') =>
    middle(measured[side].map((one) => one[name]).toSorted((one, other) => one - other))
  const both = (name: 'perSecond' | 'p50') => ({ on: figure('on', name), off: figure('off', name) })
  const [perSecond, p50] = [both('perSecond'), both('p50')]
  for (const side of ['off', 'on'] as const) {
    const figures = [perSecond[side], p50[side]].map((one) => one.toFixed(2).padStart(9))
    say(`${(side === 'on' ? 'with' : 'without').padEnd(44)}${String(clients).padStart(7)} |${figures.join('')}`)
  }
  return { perSecond, p50 }
}

const middle = (sorted: number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0

/** Milliseconds of each write; every client makes one after the other. */
async function load(days: (() => Promise<unknown>)[][]): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  await Promise.all(
    days.map(async (day) => {
      while (performance.now() < end) {
        for (const act of day) {
          const begin = performance.now()
          await act()
          times.push(performance.now() - begin)
        }
      }
    }),
  )
  return times
}

/** Median milliseconds for the first page of a long history. */
async function readLong(url: string, { send }: Writer): Promise<number> {
  const { id } = await send('POST', 'facilities.json/', { name: 'Klinik am Prüfstand', facility_type: 1 })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `do $$ begin for turn in 1..${longest} loop
       update facility set comments = 'Stand ' || turn where id = ${id}; perform set_config('kasack.group', '', true);
     end loop; end $$`,
  )
  await client.end()
  const times: number[] = []
  for (let turn = 0; turn < 60; turn++) {
    const begin = performance.now()
    await send('GET', `facilities/${id}/history.json/`)
    if (turn >= 10) times.push(performance.now() - begin)
  }
  return middle(times.toSorted((one, other) => one - other))
}
