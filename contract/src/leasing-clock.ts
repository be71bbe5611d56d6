import { dayCount, dayOfCount, endOfMonths, monthsAndDays } from './day-count.ts'
import type { Period } from './field.ts'

// How long an employee has been leased to one hirer, and until when they may be: docs/rules/clocks.md.

/** What a month is: a calendar month, or 30 days. */
export const countings = ['months', 'days'] as const
export type Counting = (typeof countings)[number]

/** Months until the maximum duration, and until equal pay. */
export type ClockLimits = { maximum_months: number; equal_pay_months: number }

/** Everything that counts for one employee at one hirer; `employed`: last days of employment by the hirer, or in its group. */
export type LeasingHistory = { leased: readonly Period[]; employed: readonly string[] }

export type ClockAsked = ClockLimits & { date: string; count_by: Counting }

export type Clock = {
  first_day: string
  used: { months: number; days: number }
  used_days: number
  last_day_months: string
  last_day_days: string
  last_day: string
  /** The first day on which a new chain would begin; null: the last period has no end. */
  restart_day: string | null
  equal_pay_from: string
  equal_pay_reason: 'months' | 'revolving_door'
}

/** A clock, the days it counts, and the day on which the previous one expires; null: it is the first. */
export type CountedClock = Clock & { shown_from: string | null; blocks: Period[] }

/** The clock running on a day, otherwise the next one; null: there is neither. */
export function leasingClock(history: LeasingHistory, asked: ClockAsked): Clock | null {
  const [first] = leasingClocks(history, asked)
  if (!first) return null
  const { shown_from: _shown, blocks: _blocks, ...clock } = first
  return clock
}

/** The clocks that have not expired on a day: the one to show, and those that follow. */
export function leasingClocks({ leased, employed }: LeasingHistory, { date, count_by, ...limits }: ClockAsked): CountedClock[] {
  const today = dayCount(date)
  const chains = chainsOf(leased)
  return chains.flatMap((chain, at) => {
    const restart = restartOf(chain)
    if (restart <= today) return []
    const last = {
      months: lastDayWithin(chain, 30 * limits.maximum_months, months),
      days: lastDayWithin(chain, 30 * limits.maximum_months, days),
    }
    const clock = {
      first_day: dayOfCount(chain[0].lower),
      ...used(chain, today),
      last_day_months: dayOfCount(last.months),
      last_day_days: dayOfCount(last.days),
      last_day: dayOfCount(last[count_by]),
      restart_day: dayOrOpen(restart),
      ...equalPay(chain, employed.map(dayCount), limits),
    }
    const before = chains[at - 1]
    const blocks = chain.map(({ lower, upper }) => ({ lower: dayOfCount(lower), upper: dayOrOpen(upper) }))
    return [{ ...clock, shown_from: before ? dayOfCount(restartOf(before)) : null, blocks }]
  })
}

/** How much of these days is used up to and including a day. */
export const usedOn = (blocks: readonly Period[], date: string): Pick<Clock, 'used' | 'used_days'> =>
  used(blocks.map(counted), dayCount(date))

function used(blocks: readonly Block[], day: number): Pick<Clock, 'used' | 'used_days'> {
  const until = blocks.filter(({ lower }) => lower <= day).map(({ lower, upper }) => ({ lower, upper: Math.min(upper, day) }))
  const measured = sumOf(until, months)
  return { used: { months: Math.floor(measured / 30), days: measured % 30 }, used_days: sumOf(until, days) }
}

const dayOrOpen = (count: number): string | null => (count === Infinity ? null : dayOfCount(count))

/** Consecutive days, as numbers; an open end is infinite. */
type Block = { lower: number; upper: number }
type Chain = readonly [Block, ...Block[]]

/** § 19 Abs. 2 AÜG: earlier days do not count. */
export const firstCounted = '2017-04-01'
const firstOfAll = dayCount(firstCounted)

/** Periods that overlap or adjoin form a block; blocks at most three months apart form a chain, § 1 Abs. 1b S. 2 AÜG. */
function chainsOf(leased: readonly Period[]): Chain[] {
  const chains: [Block, ...Block[]][] = []
  const periods = leased.map(counted).filter(({ lower, upper }) => lower <= upper)
  for (const { lower, upper } of periods.toSorted((a, b) => a.lower - b.lower)) {
    const chain = chains.at(-1)
    const block = chain?.at(-1)
    if (!chain || !block || lower >= restartOf(chain)) chains.push([{ lower, upper }])
    else if (lower > block.upper + 1) chain.push({ lower, upper })
    else block.upper = Math.max(block.upper, upper)
  }
  return chains
}

const counted = ({ lower, upper }: Period): Block => ({
  lower: Math.max(dayCount(lower), firstOfAll),
  upper: upper === null ? Infinity : dayCount(upper),
})

/** The first day on which a new chain would begin. */
function restartOf(chain: Chain): number {
  const { upper } = chain.at(-1)!
  return upper === Infinity ? Infinity : endOfMonths(upper + 1, 3) + 2
}

/** How consecutive days are measured, and the last day on which they measure at most `most`. */
type Unit = { measure: (block: Block) => number; reach: (lower: number, most: number) => number }

const days: Unit = {
  measure: ({ lower, upper }) => upper - lower + 1,
  reach: (lower, most) => lower + most - 1,
}

const months: Unit = {
  measure({ lower, upper }) {
    const whole = monthsAndDays(lower, upper)
    return 30 * whole.months + whole.days
  },
  reach(lower, most) {
    const whole = Math.floor(most / 30)
    return Math.min(endOfMonths(lower, whole) + (most % 30), endOfMonths(lower, whole + 1) - 1)
  },
}

const sumOf = (blocks: readonly Block[], { measure }: Unit): number => blocks.reduce((sum, block) => sum + measure(block), 0)

/** The last day of leasing on which the chain measures at most `most`, as if its last block went on. */
function lastDayWithin(chain: Chain, most: number, { measure, reach }: Unit): number {
  let left = most
  let last = chain[0].lower - 1
  for (const block of chain) {
    const reached = reach(block.lower, left)
    if (reached < block.lower) return last
    if (reached < block.upper || block === chain.at(-1)) return reached
    left -= measure(block)
    last = block.upper
  }
  return last
}

/** § 8 Abs. 4 AÜG, or at once within six months of employment by the hirer or in its group, § 8 Abs. 3. */
function equalPay(
  chain: Chain,
  employed: readonly number[],
  { equal_pay_months }: ClockLimits,
): Pick<Clock, 'equal_pay_from' | 'equal_pay_reason'> {
  const last = lastDayWithin(chain, 30 * equal_pay_months, months)
  const { lower } = chain.find(({ upper }) => upper > last) ?? chain.at(-1)!
  const byMonths = Math.max(lower, last + 1)
  const byDoor = chain.find((block) => employed.some((left) => left < block.lower && block.lower <= endOfMonths(left + 1, 6)))
  return byDoor && byDoor.lower <= byMonths
    ? { equal_pay_from: dayOfCount(byDoor.lower), equal_pay_reason: 'revolving_door' }
    : { equal_pay_from: dayOfCount(byMonths), equal_pay_reason: 'months' }
}
