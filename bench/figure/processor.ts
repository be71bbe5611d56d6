import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openConnection, requestOf } from '../load/connection.ts'
import { load } from '../load/load.ts'
import { say } from '../say.ts'
import { startProduct } from '../server/product.ts'
import { signIn } from '../server/sign-in.ts'

const clients = 16
const milliseconds = 8000
/** Short calls: there the share of everything but the query is largest. */
const paths = ['facilities.json/?size=10', 'engagements.json/?size=10', 'candidates.json/?vacancy=1'].map((path) => `/api/v0/${path}`)

/** A line of the report needs this share at least. */
const fewest = 0.01

/** A profile as V8 writes it: `hitCount` samples that ended in this function itself. */
type Profile = { nodes: ProfileNode[] }
type ProfileNode = { id: number; callFrame: { functionName: string; url: string }; hitCount: number; children?: number[] }

/** Prints where the processor time of the server goes while sixteen clients make short calls. */
export async function printProcessor(databaseUrl: string): Promise<string[]> {
  const { administrator } = await signIn(databaseUrl)
  const requests = paths.map((path) => requestOf(path, administrator))
  let answers = 0
  const atStart = await samplesOf(databaseUrl, () => Promise.resolve())
  const samples = await samplesOf(databaseUrl, async (port) => {
    const connections = await Promise.all(Array.from({ length: clients }, () => openConnection(port)))
    const { times } = await load(connections, requests, { milliseconds, first: 0 })
    answers = times.flat().length
    for (const { close } of connections) close()
  })
  const parts = [...samples].map(([part, number]): [string, number] => [part, Math.max(number - (atStart.get(part) ?? 0), 0)])
  const all = parts.reduce((sum, [, number]) => sum + number, 0)
  say(`\nWhere the processor's time goes at ${clients} clients, ${((answers / milliseconds) * 1000).toFixed(0)} answers a second`)
  for (const [part, number] of parts.toSorted(([, one], [, other]) => other - one))
    if (number / all >= fewest) say(`  ${part.padEnd(48)}${((100 * number) / all).toFixed(1).padStart(5)} %`)
  return []
}

/** Starts the product, lets the work be done, stops it, and returns in which parts the processor was found busy, and how often. */
async function samplesOf(databaseUrl: string, work: (port: number) => Promise<void>): Promise<Map<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'kasack-profile-'))
  const { port, stop } = await startProduct(databaseUrl, { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` })
  await work(port)
  await stop()
  const [file] = await readdir(folder)
  const { nodes } = JSON.parse(await readFile(join(folder, file!), 'utf8')) as Profile
  await rm(folder, { recursive: true })
  const samples = new Map<string, number>()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const visit = ({ callFrame, hitCount, children = [] }: ProfileNode, caller: string) => {
    const part = partOf(callFrame) ?? caller
    if (part !== idle) samples.set(part, (samples.get(part) ?? 0) + hitCount)
    for (const child of children) visit(byId.get(child)!, part)
  }
  visit(nodes[0]!, 'Node itself')
  return samples
}

const idle = '(idle)'

/** A package, a folder of ours, or Node's; null: native, so the caller's. */
function partOf({ functionName, url }: ProfileNode['callFrame']): string | null {
  if (functionName === idle) return idle
  if (functionName === '(garbage collector)') return 'collecting garbage'
  if (functionName === '(program)') return 'sockets and other native code'
  if (url.startsWith('node:')) return `Node: ${url.replace('node:', '').replace('internal/', '').split('/')[0]!}`
  const dependency = /node_modules\/(@[^/]+\/[^/]+|[^/]+)/.exec(url)?.[1]
  if (dependency) return dependency
  return /(?:server|contract)\/src\/(?:platform\/)?[^/]+/.exec(url)?.[0] ?? null
}
