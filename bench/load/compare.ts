import type { Connection } from './connection.ts'
import { openConnection } from './connection.ts'
import type { Load } from './load.ts'
import { load } from './load.ts'

/** Rounds, milliseconds per round (both sides together), and slices per round, a multiple of four. */
export type Effort = { rounds: number; milliseconds: number; slices: number }
export type Ports = { product: number; byHand: number }

/** Requests per second, median milliseconds (averaged over the paths) and the 97.5th percentile. */
export type Figures = { perSecond: number; p50: number; p97: number }
/** Each figure is the median of the rounds; `ratio` compares the product's median with the handwritten one. */
export type Comparison = { product: Figures; byHand: Figures; ratio: number }

/** `inDoubt` says whether more rounds are worthwhile: other work on the machine distorts few rounds more than many. */
type ComparisonSetup = { ports: Ports; requests: Buffer[]; clients: number; effort: Effort; inDoubt?: (comparison: Comparison) => boolean }

/** Measures product and handwritten calls with the same requests. */
export async function compare({ ports, requests, clients, effort, inDoubt = () => false }: ComparisonSetup): Promise<Comparison> {
  const named = ({ figures: [product, byHand], ratio }: Two): Comparison => ({ product, byHand, ratio })
  const sides: [Side, Side] = [
    { port: ports.product, requests },
    { port: ports.byHand, requests },
  ]
  return named(await compareTwo(sides, { clients, effort, inDoubt: (found) => inDoubt(named(found)) }))
}

/** A server and the requests it gets. */
export type Side = { port: number; requests: Buffer[] }
type Two = { figures: [Figures, Figures]; ratio: number }
type Measuring = { clients: number; effort: Effort; inDoubt?: (found: Two) => boolean }

/** Measures two sides alternately; triples the rounds when in doubt. */
export async function compareTwo(sides: [Side, Side], { clients, effort, inDoubt = () => false }: Measuring): Promise<Two> {
  const open = async ({ port, requests }: Side): Promise<Open> => ({
    connections: await Promise.all(Array.from({ length: clients }, () => openConnection(port))),
    requests,
  })
  const both: [Open, Open] = [await open(sides[0]), await open(sides[1])]
  await measure(both, effort)
  const rounds: Round[] = []
  const measureUpTo = async (number: number) => {
    while (rounds.length < number) rounds.push(await measure(both, effort))
  }
  await measureUpTo(effort.rounds)
  if (inDoubt(middleOf(rounds))) await measureUpTo(effort.rounds * 3)
  for (const { close } of both.flatMap(({ connections }) => connections)) close()
  return middleOf(rounds)
}

type Open = { connections: Connection[]; requests: Buffer[] }
type Round = [Figures, Figures]

function middleOf(rounds: Round[]): Two {
  const middle = (side: 0 | 1): Figures => ({
    perSecond: median(rounds.map((one) => one[side].perSecond)),
    p50: median(rounds.map((one) => one[side].p50)),
    p97: median(rounds.map((one) => one[side].p97)),
  })
  return { figures: [middle(0), middle(1)], ratio: median(rounds.map(([a, b]) => a.p50 / b.p50)) }
}

/** Alternates in short slices, A B B A, so that other work on the machine affects both alike. */
async function measure([a, b]: [Open, Open], { milliseconds, slices }: Effort): Promise<Round> {
  const loads: { a: Load[]; b: Load[] } = { a: [], b: [] }
  const ask = async (own: Load[], { connections, requests }: Open) => {
    const first = own.reduce((sum, { times }) => sum + times.flat().length, 0)
    own.push(await load(connections, requests, { milliseconds: milliseconds / slices, first }))
  }
  for (let slice = 0; slice < slices; slice += 4) {
    await ask(loads.a, a)
    await ask(loads.b, b)
    await ask(loads.b, b)
    await ask(loads.a, a)
  }
  return [figures(loads.a), figures(loads.b)]
}

/** A median over fast and slow paths together would jump between them, so each path has its own. */
function figures(loads: Load[]): Figures {
  const times = loads[0]!.times.map((_, path) => loads.flatMap((one) => one.times[path]!)).filter((ofPath) => ofPath.length > 0)
  const all = times.flat().toSorted((one, other) => one - other)
  const elapsed = loads.reduce((sum, one) => sum + one.elapsed, 0)
  return {
    perSecond: (all.length / elapsed) * 1000,
    p50: times.map(median).reduce((sum, one) => sum + one, 0) / times.length,
    p97: all[Math.min(Math.floor(all.length * 0.975), all.length - 1)] ?? 0,
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
