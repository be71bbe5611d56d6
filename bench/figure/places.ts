import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placesUrl } from '@kasack/contract/place.ts'
import { gazetteerFile, readGazetteer } from '../../server/src/place/gazetteer.ts'
import { openConnection, requestOf, statusOf } from '../load/connection.ts'
import { say } from '../say.ts'
import { startServer } from '../server/process.ts'

/** Median milliseconds of a look-up, kilobytes of the committed file, and megabytes of memory on top of the server's usual use. */
const bars = { milliseconds: 5, kilobytes: 500, megabytes: 40 }
const lookUps = 600

const typed = [
  'M',
  'Mün',
  'München',
  '80331',
  '803',
  'Frankfurt Oder',
  'Neustadt',
  'Sendlinger Straße 5, 80331 München',
  'Hauptstr. 12, Bonn',
  'Xyz',
]

/** Prints how long a look-up in the built-in places takes, over HTTP and with its rate limit counted, and their size. */
export async function printPlaces(): Promise<string[]> {
  const runs: Run[] = []
  for (let run = 0; run < 3; run++) runs.push(await lookThingsUp())
  const middle = (value: (run: Run) => number) => runs.map(value).toSorted((one, other) => one - other)[1]!
  const found = {
    milliseconds: middle(({ times }) => times[times.length / 2]!),
    kilobytes: statSync(gazetteerFile).size / 1000,
    megabytes: middle(({ megabytes }) => megabytes),
  }
  const [ninth, first] = [middle(({ times }) => times[times.length * 0.9]!), middle(({ times }) => times.at(-1)!)]
  const weighed = `${found.kilobytes.toFixed(0)} KB, ${found.megabytes.toFixed(0)} MB of memory`
  say(`\nPlaces: ${readGazetteer().rows.codes.length} postal codes, ${weighed} (${runs.map((run) => run.megabytes.toFixed(0)).join(', ')})`)
  say(
    `A look-up: ${found.milliseconds.toFixed(1)} ms, nine of ten within ${ninth.toFixed(1)} ms, the longest, which reads them, ${first.toFixed(0)} ms`,
  )
  const over = (Object.keys(bars) as (keyof typeof bars)[]).filter((one) => found[one] > bars[one])
  return over.map((one) => `places: ${found[one].toFixed(1)} ${one}, ${bars[one]} are allowed`)
}

/** The milliseconds of each look-up, sorted, and the memory the process gained. */
type Run = { times: number[]; megabytes: number }

async function lookThingsUp(): Promise<Run> {
  const directory = mkdtempSync(join(tmpdir(), 'kasack-places-'))
  chmodSync(directory, 0o711) // the embedded database runs under its own account
  const main = new URL('../../server/src/main.ts', import.meta.url)
  const settings = { DATA_DIR: join(directory, 'data'), DEMO_DATA: 'off', PORT: '0', LOG_LEVEL: 'silent', PLACES_RATE_LIMIT: '1000000/60' }
  const { port, pid, stop } = await startServer(main, settings)
  try {
    // Warms up the server: large answers, and place look-ups that are refused.
    await ask(port, () => '/api/docs/json', 200)
    await ask(port, () => '/geocoding/v5/mapbox.places/x.json?limit=0', 422)
    const before = residentMegabytes(pid)
    const times = await ask(port, (text) => placesUrl(text, { language: 'de', token: null }), 200)
    return { times, megabytes: residentMegabytes(pid) - before }
  } finally {
    await stop()
    rmSync(directory, { recursive: true })
  }
}

/** The milliseconds of each answer, sorted. */
async function ask(port: number, path: (text: string) => string, status: number): Promise<number[]> {
  const connection = await openConnection(port)
  const times: number[] = []
  for (let number = 0; number < lookUps; number++) {
    const request = requestOf(path(typed[number % typed.length]!), '')
    const begin = performance.now()
    const answer = await connection.ask(request)
    times.push(performance.now() - begin)
    if (statusOf(answer) !== status) throw new Error(`a look-up was answered ${statusOf(answer)}`)
  }
  connection.close()
  return times.toSorted((one, other) => one - other)
}

function residentMegabytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
