import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { dayCount, dayOfCount } from '@kasack/contract/day-count.ts'
import { hirerKey, facilityHirers } from '@kasack/contract/facility-hirer.ts'
import { clockByDay } from './by-day.ts'
import { leasingClock } from '@kasack/contract/leasing-clock.ts'
import { leasingHistories } from '@kasack/contract/leasing-history.ts'

// Two hundred histories in every run; CLOCK_HISTORIES=5000 makes more, SEED others.
const wanted = Number(process.env['CLOCK_HISTORIES'] ?? 200)
const seed = Number(process.env['SEED'] ?? 1)

/** Days at which something changes: ends of months, leap days, the first day that counts. */
const turns = ['2017-03-31', '2017-04-01', '2019-12-31', '2020-02-28', '2020-02-29', '2020-03-01', '2021-02-28', '2021-11-30', '2024-02-29']
const days = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: dayCount('2016-11-01'), max: dayCount('2025-06-30') }) },
  { weight: 1, arbitrary: fc.constantFrom(...turns.map(dayCount)) },
)

/** Consecutive stays, separated by days or by months plus or minus a few days, by either way of counting. */
const gaps = fc.oneof(
  fc.integer({ min: -40, max: 60 }),
  fc.integer({ min: 88, max: 94 }),
  fc.integer({ min: 178, max: 187 }),
  fc.constantFrom(0, 1, 2),
)
const lengths = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 60, max: 400 }), fc.constantFrom(0, 27, 28, 29, 30, 365))
const houses = fc.constantFrom(1, 2, 3, 4)
const places = fc.oneof({ weight: 5, arbitrary: houses }, { weight: 1, arbitrary: fc.constantFrom('hirer 1', 'hirer 2') })

type Step = { gap: number; length: number; at: number | string }
type Stay = { at: number | string; lower: string; upper: string | null }

const inTurn = ([start, steps, isOpen]: [number, Step[], boolean]): Stay[] => {
  let next = start
  return steps.map(({ gap, length, at }, index) => {
    const lower = next + gap
    next = lower + length + 1
    return { at, lower: dayOfCount(lower), upper: isOpen && index === steps.length - 1 ? null : dayOfCount(next - 1) }
  })
}
const leasings = fc.tuple(days, fc.array(fc.record({ gap: gaps, length: lengths, at: places }), { maxLength: 9 }), fc.boolean()).map(inTurn)

/** Employments that ended before a leased stay began: by some days, or by about six months. */
const employments = (leased: readonly Stay[]): fc.Arbitrary<Stay[]> =>
  fc.array(
    fc
      .record({
        of: fc.constantFrom('2020-06-01', ...leased.map(({ lower }) => lower)),
        before: fc.oneof(fc.integer({ min: -3, max: 30 }), fc.integer({ min: 178, max: 187 })),
        length: lengths,
        at: places,
        isOpen: fc.nat(9),
      })
      .map(({ of, before, length, at, isOpen }) => {
        const upper = dayCount(of) - before
        return { at, lower: dayOfCount(upper - length), upper: isOpen === 0 ? null : dayOfCount(upper) }
      }),
    { maxLength: 2 },
  )

const histories = fc.record({
  houses: fc
    .array(
      fc.record({
        company: fc.constantFrom('', 'Nord gGmbH', ' nord  GGMBH', 'Süd'),
        hirer: fc.option(fc.constantFrom(1, 2), { freq: 2 }),
        hirer_since: fc.option(days.map(dayOfCount), { freq: 2 }),
        facility_group: fc.option(fc.constantFrom(1, 2), { freq: 2 }),
      }),
      { minLength: 4, maxLength: 4 },
    )
    .map((all) => all.map((house, at) => ({ ...house, id: at + 1 }))),
  stays: leasings.chain((leased) => fc.record({ leased: fc.constant(leased), employed: employments(leased) })),
  date: days.map(dayOfCount),
  maximum_months: fc.constantFrom(1, 9, 18, 24, 48),
  equal_pay_months: fc.constantFrom(1, 6, 9, 15),
  count_by: fc.constantFrom('months' as const, 'days' as const),
})

const at = (place: number | string) => (typeof place === 'number' ? { facility: place } : { hirer: Number(place.replace('hirer ', '')) })

test(
  `${wanted} random histories (seed ${seed}) count as if one went through all days`,
  () => {
    const seen = { clocks: 0, none: 0, revolving_door: 0, several: 0 }
    fc.assert(
      fc.property(histories, ({ houses: all, stays: { leased, employed }, ...asked }) => {
        const stay = (kind: 'leased' | 'employed') => (one: Stay) => ({
          kind,
          at: at(one.at),
          date_range: { lower: one.lower, upper: one.upper },
        })
        const found = leasingHistories(facilityHirers(all), [...leased.map(stay('leased')), ...employed.map(stay('employed'))], asked.date)
        if (found.size > 1) seen.several++
        for (const [key, history] of found) {
          const clock = leasingClock(history, asked)
          expect(hirerKey(history.hirer)).toBe(key)
          expect(clock).toEqual(clockByDay({ houses: all, leased, employed }, { hirer: key, ...asked }))
          seen[clock ? 'clocks' : 'none']++
          if (clock?.equal_pay_reason === 'revolving_door') seen.revolving_door++
        }
      }),
      { numRuns: wanted, seed },
    )
    process.stdout.write(`seed ${seed}: ${JSON.stringify(seen)}\n`)
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(wanted / 100)
  },
  patience(30_000 + wanted * 100),
)
