import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { callsByHand } from '../call.ts'
import type { Effort, Side } from '../load/compare.ts'
import { compareTwo } from '../load/compare.ts'
import { bytesOf, header, openConnection, requestOf, statusOf } from '../load/connection.ts'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

/** The lists and records of a working day, by their names in the files of by-hand/. */
const names = [
  'facilities, first page',
  'facilities, 100 rows',
  'employees, first page',
  'employees, 100 rows',
  'vacancies, first page',
  'bookings, first page',
  'bookings, 100 rows',
  'candidates, first page',
  'logbook, first page',
  'logbook, 100 rows',
  'contact persons, first page',
  'applicants, first page',
  'absences, first page',
  'e-mails, first page',
  'users, first page',
  'choices of facilities',
  "a year's report",
  'one facility',
  'one employee',
  'one vacancy',
  'one e-mail',
  'the points of the overview map',
]

/**
 * By length of the answer: the share of its bytes that may remain, and how many milliseconds the median may be delayed. The target is a
 * fifth; short answers repeat little (docs/decisions/196-lists-and-details-travel-compressed.md).
 */
const bars = [
  { from: 1024 * 1024, share: 0.35, later: 150 }, // the map: names and numbers, hardly two alike
  { from: 256 * 1024, share: 0.2, later: 5 }, // compressed in parts, on other threads
  { from: 20 * 1024, share: 0.2, later: 1 },
  { from: 4 * 1024, share: 0.3, later: 1 },
  { from: 0, share: 0.42, later: 1 },
]
const barOf = (length: number) => bars.find(({ from }) => length >= from)!

/** Calls that take a hundred milliseconds are measured less often, and not under the load of an office. */
const isLong = (length: number) => length > 1024 * 1024
const alone = (length: number): Effort => ({ rounds: 3, milliseconds: 64, slices: isLong(length) ? 4 : 8 })
const office: Effort = { rounds: 1, milliseconds: 120, slices: 4 }

const codings = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
type Coding = keyof typeof codings

type CompressedCall = { name: string; port: number; request: (accepted?: Coding) => Buffer }

/** Prints the compressed size of lists and records, and what compressing costs. The other parts of the bench accept no compression. */
export async function printCompression(databaseUrl: string): Promise<string[]> {
  const cookies = await signIn(databaseUrl)
  const { port, stop } = await startProduct(databaseUrl)
  const all = Object.values(await callsByHand()).flatMap(({ measured, caller = 'dispatcher' }) =>
    Object.entries(measured).map(([name, [path]]) => ({ name, path: path!, caller })),
  )
  const problems: string[] = []
  say(heading)
  for (const name of names) {
    const call = all.find((one) => one.name === name)
    if (!call) throw new Error(`no call by hand is named "${name}"`)
    const request = (accepted?: Coding) => requestOf(call.path, cookies[call.caller], accepted)
    problems.push(...(await print({ name, port, request })))
  }
  await stop()
  return problems
}

/** Prints a line of the table; returns its problems. */
async function print(asked: CompressedCall): Promise<string[]> {
  const { name, port, request } = asked
  const plain = await bytesOfAnswer(port, request())
  const found: CompressionFigure[] = []
  for (const coding of Object.keys(codings) as Coding[]) {
    const bytes = await bytesOfAnswer(port, request(coding))
    const isSame = codings[coding](bytes).equals(plain)
    const later = await delayOf(asked, plain.length, coding)
    found.push({ coding, isSame, bytes: bytes.length, share: bytes.length / plain.length, later })
  }
  const rates = isLong(plain.length) ? '' : await ratesOf(port, [request('zstd'), request()])
  say(`${name.padEnd(31)}${String(plain.length).padStart(9)} |${found.map(column).join(' |')} |${rates}`)
  return found.flatMap((one) => judge(`${name} in ${one.coding}`, plain.length, one))
}

type CompressionFigure = { coding: Coding; isSame: boolean; bytes: number; share: number; later: number }

const sideOf = (port: number, request: Buffer): Side => ({ port, requests: [request] })

async function bytesOfAnswer(port: number, request: Buffer): Promise<Buffer> {
  const { ask, close } = await openConnection(port)
  const response = await ask(request)
  close()
  const [asked, given] = [header(request, 'accept-encoding'), header(response, 'content-encoding')]
  if (statusOf(response) !== 200 || asked !== given)
    throw new Error(`asked for ${asked}, a request was answered ${statusOf(response)} in ${given}`)
  return bytesOf(response)
}

/** The difference between the medians of compressed and plain answers, in milliseconds. */
async function delayOf({ port, request }: CompressedCall, length: number, coding: Coding): Promise<number> {
  const { figures } = await compareTwo([sideOf(port, request(coding)), sideOf(port, request())], {
    clients: 1,
    effort: alone(length),
    inDoubt: ({ figures: [one, other] }) => one.p50 - other.p50 > barOf(length).later,
  })
  return figures[0].p50 - figures[1].p50
}

/** Answers per second, compressed and plain, for sixteen clients. */
async function ratesOf(port: number, [compressed, plain]: [Buffer, Buffer]): Promise<string> {
  const { figures } = await compareTwo([sideOf(port, compressed), sideOf(port, plain)], { clients: 16, effort: office })
  return figures.map(({ perSecond }) => perSecond.toFixed(0).padStart(7)).join('')
}

function judge(what: string, length: number, { isSame, share, later }: CompressionFigure): string[] {
  const bar = barOf(length)
  const problems = [
    !isSame && 'says something else',
    share > bar.share && `has ${percent(share)} of its bytes, ${percent(bar.share)} are allowed`,
    later > bar.later && `comes ${later.toFixed(2)} ms later, ${bar.later} are allowed`,
  ]
  return problems.filter((problem) => problem !== false).map((problem) => `${what}: ${problem}`)
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const column = ({ bytes, share, later }: CompressionFigure) =>
  `${String(bytes).padStart(9)}${percent(share).padStart(8)}${`${later < 0 ? '' : '+'}${later.toFixed(2)}`.padStart(8)}`

const heading = `
${'Bytes, and ms later at 1 client'.padEnd(31)}    plain |${(Object.keys(codings) as Coding[]).map((coding) => coding.padStart(25)).join(' |')} | 16 clients: zstd, plain`
