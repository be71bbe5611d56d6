import { lawfulLimits } from '@kasack/contract/hirer.ts'
import type { EffectiveHirer } from '@kasack/contract/hirer-of-house.ts'
import { hirerKey, housesOf } from '@kasack/contract/hirer-of-house.ts'
import type { CountedClock } from '@kasack/contract/leasing-clock.ts'
import { firstCounted, leasingClocks, usedOn } from '@kasack/contract/leasing-clock.ts'
import type { ClockHirer } from '@kasack/contract/leasing-clocks.ts'
import { leasingHistories } from '@kasack/contract/leasing-history.ts'
import { contains } from '@kasack/contract/range.ts'
import type { ClockFacts, HouseFacts, StayOf } from './queries.ts'

/** A clock of one employee, and at whom; `key` is that of the hirer. */
export type ClockOf = CountedClock & { employee: number; key: string; hirer: EffectiveHirer }

/** All clocks that have not expired on a day, of whom the facts are about. */
export function clocksOn({ stays, houses: all, hirers, count_by }: ClockFacts, date: string): ClockOf[] {
  const houses = housesOf(all)
  const terms = new Map(hirers.map((one) => [one.id, one]))
  return [...Map.groupBy(stays, ({ employee }) => employee)].flatMap(([employee, own]) =>
    [...leasingHistories(houses, own, date)].flatMap(([key, { hirer, ...history }]) => {
      const limits = (hirer.kind === 'hirer' && terms.get(hirer.id)) || lawfulLimits
      return leasingClocks(history, { date, count_by, ...limits }).map((clock) => ({ ...clock, employee, key, hirer }))
    }),
  )
}

/** Of each employee at each hirer, the one that is shown. */
export const shownFirst = (clocks: readonly ClockOf[]): ClockOf[] => [
  ...new Map(clocks.toReversed().map((clock) => [`${clock.employee} ${clock.key}`, clock])).values(),
]

/** Who the hirer of a clock is, as everybody is told. */
export function tellHirer(hirer: EffectiveHirer, { houses, hirers }: Pick<ClockFacts, 'houses' | 'hirers'>): ClockHirer {
  if (hirer.kind === 'hirer') return { kind: 'hirer', ...hirers.find(({ id }) => id === hirer.id)! }
  if (hirer.kind === 'facility') return { ...hirer, name: houses.find(({ id }) => id === hirer.id)!.name, ...lawfulLimits }
  const { name: company } = hirer as { name: string } // what is left is a company
  return { kind: 'company', id: null, name: houses.find((one) => one.company === company)!.company_name, ...lawfulLimits }
}

type Plan = { employee: number; house: HouseFacts; lower: string; upper: string | null }

/** The clock of the chain that has the days of a plan in it, as of their end; null: nothing of them counts. */
export function clockOfPlan(facts: ClockFacts, { employee, house, lower, upper }: Plan): ClockOf | null {
  const planned: StayOf = { employee, kind: 'leased', at: { facility: house.id }, date_range: { lower, upper } }
  const key = hirerKey(housesOf(facts.houses).hirerOn(house.id, lower)!)
  const first = lower < firstCounted ? firstCounted : lower
  const clock = clocksOn({ ...facts, stays: [...facts.stays, planned] }, lower).find((one) => one.employee === employee && one.key === key)
  const isCounted = clock !== undefined && clock.blocks.some((block) => contains(block, first))
  return isCounted ? { ...clock, ...usedOn(clock.blocks, upper ?? lower) } : null
}
