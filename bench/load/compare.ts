import type { Connection } from './connection.ts'
import { openConnection } from './connection.ts'
import type { Load } from './load.ts'
import { load } from './load.ts'

/** How often both are measured, for how many milliseconds each time (both together), and in how many slices, a multiple of four. */
export type Effort = { rounds: number; milliseconds: number; slices: number }
export type Ports = { product: number; byHand: number }

/** Requests a second, and within how many milliseconds half of them (the mean of those of each path) and 97.5 % are answered. */
export type Figures = { perSecond: number; p50: number; p97: number }
/** Each figure the median of the rounds; `ratio`: how many times as long half of the product's answers take. */
export type Comparison = { product: Figures; byHand: Figures; ratio: number }

/** `inDoubt` says whether more rounds are worth their time: a machine with other work misleads, more rounds less. */
type ComparisonSetup = { ports: Ports; requests: Buffer[]; clients: number; effort: Effort; inDoubt?: (comparison: Comparison) => boolean }

/** Measures product and by hand with the same requests. */
export async function compare({ ports, requests, clients, effort, inDoubt = () => false }: ComparisonSetup): Promise<Comparison> {
  const named = ({ figures: [product, byHand], ratio }: Two): Comparison => ({ product, byHand, ratio })
  const sides: [Side, Side] = [
    { port: ports.product, requests },
    { port: ports.byHand, requests },
  ]
  return named(await compareTwo(sides, { clients, effort, inDoubt: (found) => inDoubt(named(found)) }))
}

/** What is asked of whom. */
export type Side = { port: number; requests: Buffer[] }
type Two = { figures: [Figures, Figures]; ratio: number }
type Measuring = { clients: number; effort: Effort; inDoubt?: (found: Two) => boolean }

/** Measures two sides in turns. In doubt there are three times as many rounds. */
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

/** Both take turns in short slices, A B B A, so that whatever else the machine does meets both alike. */
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

/** The middle of fast and slow answers together jumps from the ones to the others, so every path has its own. */
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
