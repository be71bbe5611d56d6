import { lawfulLimits } from '@kasack/contract/hirer.ts'
import type { Period } from '@kasack/contract/field.ts'
import type { EffectiveHirer, FacilityHirer, FacilityHirers } from '@kasack/contract/facility-hirer.ts'
import { hirerKey, facilityHirers } from '@kasack/contract/facility-hirer.ts'
import type { ClockLimits, CountedClock, Counting } from '@kasack/contract/leasing-clock.ts'
import { firstCounted, leasingClocks, usedOn } from '@kasack/contract/leasing-clock.ts'
import type { ClockHirer } from '@kasack/contract/leasing-clocks.ts'
import type { Stay } from '@kasack/contract/leasing-history.ts'
import { leasingHistories } from '@kasack/contract/leasing-history.ts'
import { contains } from '@kasack/contract/range.ts'
import type { ClockFacts, FacilityFacts } from './queries.ts'

/** A clock of one employee, and its hirer; `key` is the hirer's. */
export type ClockOf = CountedClock & { employee: number; key: string; hirer: EffectiveHirer }

/** What clocks are counted by: who the hirer of a facility is, and how months count. */
export type Ground = { houses: FacilityHirers; limitsAt: (hirer: EffectiveHirer) => ClockLimits; count_by: Counting }

type GroundFacts = { houses: readonly FacilityHirer[]; hirers: readonly (ClockLimits & { id: number })[]; count_by: Counting }

export function groundOf({ houses, hirers, count_by }: GroundFacts): Ground {
  const terms = new Map(hirers.map((one) => [one.id, one]))
  return { houses: facilityHirers(houses), limitsAt: (hirer) => (hirer.kind === 'hirer' && terms.get(hirer.id)) || lawfulLimits, count_by }
}

/** All clocks of the employees in the facts that have not expired on a day. */
export function clocksOn({ stays, ...facts }: ClockFacts, date: string): ClockOf[] {
  const { houses, limitsAt, count_by } = groundOf(facts)
  return [...Map.groupBy(stays, ({ employee }) => employee)].flatMap(([employee, own]) =>
    [...leasingHistories(houses, own, date)].flatMap(([key, { hirer, ...history }]) =>
      leasingClocks(history, { date, count_by, ...limitsAt(hirer) }).map((clock) => ({ ...clock, employee, key, hirer })),
    ),
  )
}

/** The clock that is shown for each employee and hirer. */
export const shownFirst = (clocks: readonly ClockOf[]): ClockOf[] => [
  ...new Map(clocks.toReversed().map((clock) => [`${clock.employee} ${clock.key}`, clock])).values(),
]

/** The hirer of a clock, as every reader sees it. */
export function presentHirer(hirer: EffectiveHirer, { houses, hirers }: Pick<ClockFacts, 'houses' | 'hirers'>): ClockHirer {
  if (hirer.kind === 'hirer') return { kind: 'hirer', ...hirers.find(({ id }) => id === hirer.id)! }
  if (hirer.kind === 'facility') return { ...hirer, name: houses.find(({ id }) => id === hirer.id)!.name, ...lawfulLimits }
  const { name: company } = hirer as { name: string } // only companies are left
  return { kind: 'company', id: null, name: houses.find((one) => one.company === company)!.company_name, ...lawfulLimits }
}

type Plan = { employee: number; facility: FacilityFacts; lower: string; upper: string | null }

/** The clock of the chain that contains a plan's days at its first hirer, as of the plan's end; null if none of those days count. */
export function clockOfPlan({ stays, ...facts }: ClockFacts, { employee, facility, lower, upper }: Plan): ClockOf | null {
  const own = stays.filter((stay) => stay.employee === employee)
  const [clock] = clocksOfPlan(groundOf(facts), own, { facility: facility.id, lower, upper })
  if (!clock || clock.days.lower !== lower) return null
  const { days: _days, ...shown } = clock
  return { ...shown, employee, ...usedOn(clock.blocks, upper ?? lower) }
}

/** A clock including a plan, and the plan's days at its hirer. */
export type ClockWithPlan = Omit<ClockOf, 'employee'> & { days: Period }

/** For each hirer the facility belongs to during a plan, the clock of the chain that contains the days there. */
export function clocksOfPlan(
  { houses, limitsAt, count_by }: Ground,
  stays: readonly Stay[],
  { facility, lower, upper }: Period & { facility: number },
): ClockWithPlan[] {
  const all: Stay[] = [...stays, { kind: 'leased', at: { facility }, date_range: { lower, upper } }]
  const parts = Map.groupBy(houses.split(facility, { lower, upper }), ({ hirer }) => hirerKey(hirer))
  return [...parts].flatMap(([key, own]) => {
    const days = { lower: own[0]!.days.lower, upper: own.at(-1)!.days.upper }
    const { hirer, ...history } = leasingHistories(houses, all, days.lower).get(key)!
    const first = days.lower < firstCounted ? firstCounted : days.lower
    const clocks = leasingClocks(history, { date: days.lower, count_by, ...limitsAt(hirer) })
    const clock = clocks.find(({ blocks }) => blocks.some((block) => contains(block, first)))
    return clock ? [{ ...clock, key, hirer, days }] : []
  })
}
