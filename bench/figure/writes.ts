import { csrfOf } from '../../server/src/session/token.ts'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

/** Milliseconds in which half of the facilities that one client creates are stored. */
const bar = 10

/** Prints how quickly facilities and entries of their logbooks are created, and takes them away again. */
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
  /** Each about another facility, so that nobody waits for a row. */
  const entry = async (turn: number) => {
    await send('POST', 'engagements.json/', { action_type: 1, facility: created[turn % created.length]!, note: 'Rückruf erbeten.' })
  }
  say(`\n${'Writes a second, and p50 and p97.5 in ms'.padEnd(44)}clients`)
  const alone = await print('a facility', 1, facility)
  await print('a facility', 16, facility)
  await print('an entry of the logbook', 1, entry)
  await print('an entry of the logbook', 16, entry)
  for (const id of created) await send('DELETE', `facilities/${id}.json/`)
  await stop()
  return alone > bar ? [`a facility is created in ${alone.toFixed(1)} ms, ${bar} are allowed`] : []
}

/** So many milliseconds each kind of write is measured, once the program is warm. */
const duration = { warm: 500, measured: 2500 }

/** Clients write one after the other; answers within how many milliseconds half of the writes are stored. */
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
