import { appendFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { integer, pick, seeded, shuffled } from '@kasack/demo/random.ts'
import type { Facility, Line } from './journal.ts'

// A separate process: it keeps five requests in flight until the program is gone or it is told to stop, and notes each response in a file
// before it sends the next. Its one argument is a JSON text: where to write, as whom, and which references a facility may have.

type NamedRef = { id: number; name: string }
type Task = {
  address: string
  headers: Record<string, string>
  journal: string
  seed: number
  /** Whether the program may report its database as unavailable. */
  mayBeAway?: boolean
  types: NamedRef[]
  tags: NamedRef[]
  groups: NamedRef[]
}

const { address, headers, journal, seed, mayBeAway = false, types, tags, groups } = JSON.parse(process.argv[2]!) as Task
const random = seeded(seed)
const ids: number[] = []
let number = 0
const gone = new AbortController()
process.once('SIGTERM', () => gone.abort())

await Promise.all([1, 2, 3, 4, 5].map(keepWriting))

async function keepWriting(): Promise<void> {
  while (!gone.signal.aborted) await (ids.length > 0 && random() < 0.5 ? change(pick(random, ids)) : create())
}

async function create(): Promise<void> {
  const answered = await call('POST', '/facilities.json/', {
    name: `Haus ${integer(random, 1, 1e9)}`,
    facility_type: pick(random, types),
    ...values(),
  })
  if (!answered) return
  note({ event: 'created', ...answered })
  ids.push(answered.record.id)
}

async function change(id: number): Promise<void> {
  const [mine, changes] = [number++, values()]
  note({ event: 'sent', number: mine, id, changes })
  const answered = await call('PATCH', `/facilities/${id}.json/`, changes)
  if (answered) note({ event: 'changed', number: mine, ...answered })
}

/** Written as they will be shown, so that they can be compared. */
function values() {
  const some = new Set(shuffled(random, tags).slice(0, 3))
  return {
    company: `Träger ${integer(random, 1, 1e9)}`,
    phone: `030 ${integer(random, 1, 1e9)}`,
    comments: 'Anruf am Morgen.\n'.repeat(integer(random, 1, 200)),
    facility_group: pick(random, groups),
    tags: tags.filter((tag) => some.has(tag)),
  }
}

/**
 * The record in the response, and the group of its history lines; null without one: program or database was killed, and what was stored is
 * unknown.
 */
async function call(method: string, path: string, body: object): Promise<{ record: Facility; group: number } | null> {
  const init = { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`${address}/api/v0${path}`, init)
    .then(async (response) => ({
      status: response.status,
      later: response.headers.get('retry-after'),
      group: response.headers.get('x-history-group'),
      text: await response.text(),
    }))
    .catch(() => null)
  if (answer === null) gone.abort()
  else if (mayBeAway && answer.status === 503 && answer.later !== null) await delay(20)
  else if (answer.status === (method === 'POST' ? 201 : 200))
    return { record: JSON.parse(answer.text) as Facility, group: Number(answer.group) }
  else note({ event: 'unexpected', answer: `${method} ${path}: ${answer.status} ${answer.text}` })
  return null
}

function note(line: Line): void {
  appendFileSync(journal, `${JSON.stringify(line)}\n`)
}
