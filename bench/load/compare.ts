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
type Asked = { ports: Ports; requests: Buffer[]; clients: number; effort: Effort; inDoubt?: (comparison: Comparison) => boolean }

/** Measures both in turns. In doubt there are three times as many rounds. */
export async function compare({ ports, requests, clients, effort, inDoubt = () => false }: Asked): Promise<Comparison> {
  const open = (port: number) => Promise.all(Array.from({ length: clients }, () => openConnection(port)))
  const [product, byHand] = [await open(ports.product), await open(ports.byHand)]
  await measure([product, byHand], requests, effort)
  const rounds: Round[] = []
  const measureUpTo = async (number: number) => {
    while (rounds.length < number) rounds.push(await measure([product, byHand], requests, effort))
  }
  await measureUpTo(effort.rounds)
  if (inDoubt(middleOf(rounds))) await measureUpTo(effort.rounds * 3)
  for (const { close } of [...product, ...byHand]) close()
  return middleOf(rounds)
}

type Round = { product: Figures; byHand: Figures }

function middleOf(rounds: Round[]): Comparison {
  const middle = (side: keyof Round): Figures => ({
    perSecond: median(rounds.map((one) => one[side].perSecond)),
    p50: median(rounds.map((one) => one[side].p50)),
    p97: median(rounds.map((one) => one[side].p97)),
  })
  const ratio = median(rounds.map(({ product, byHand }) => product.p50 / byHand.p50))
  return { product: middle('product'), byHand: middle('byHand'), ratio }
}

/** Both take turns in short slices, A B B A, so that whatever else the machine does meets both alike. */
async function measure([a, b]: [Connection[], Connection[]], requests: Buffer[], { milliseconds, slices }: Effort): Promise<Round> {
  const loads: { product: Load[]; byHand: Load[] } = { product: [], byHand: [] }
  const ask = async (side: keyof Round, connections: Connection[]) => {
    const first = loads[side].reduce((sum, { times }) => sum + times.flat().length, 0)
    loads[side].push(await load(connections, requests, { milliseconds: milliseconds / slices, first }))
  }
  for (let slice = 0; slice < slices; slice += 4) {
    await ask('product', a)
    await ask('byHand', b)
    await ask('byHand', b)
    await ask('product', a)
  }
  return { product: figures(loads.product), byHand: figures(loads.byHand) }
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
