import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { availabilityOfEmployee, availabilityOfFacility, availabilityOfVacancy, spanFrom } from './availability.ts'

fc.configureGlobal({ seed: 1 }) // same days in every run

const day = 86_400_000
const iso = (number: number) => new Date(number * day).toISOString().slice(0, 10)
const numberOf = (text: string) => Date.parse(text) / day

test('the first of twelve weeks holds the day, and all run from Monday to Sunday', () => {
  const weeks = availabilityOfEmployee('2024-06-05', [])
  expect(weeks).toHaveLength(12)
  expect(weeks[0]).toEqual({ year: 2024, week: 23, start: '2024-06-03', end: '2024-06-09', fill: 'not-filled', count: 0, positions: 1 })
  expect(weeks.at(-1)).toMatchObject({ week: 34, start: '2024-08-19', end: '2024-08-25' })
})

test('what is read for the weeks are the days from the first of them to the last, and no more', () => {
  expect(spanFrom('2026-06-10')).toEqual({ lower: '2026-06-08', upper: '2026-08-30' })
  expect(spanFrom('2026-12-28')).toEqual({ lower: '2026-12-28', upper: '2027-03-21' })
})

test.each([
  ['2024-12-30', 2025, 1],
  ['2024-12-29', 2024, 52],
  ['2027-01-03', 2026, 53],
  ['2026-12-31', 2026, 53],
  ['2023-01-01', 2022, 52],
  ['2026-03-29', 2026, 13],
  ['2026-10-25', 2026, 43],
])('%s lies in week %i/%i', (first, year, week) => {
  expect(availabilityOfEmployee(first, [])[0]).toMatchObject({ year, week })
})

describe('a vacancy', () => {
  const fills = (taken: Parameters<typeof availabilityOfVacancy>[1], positions: number) =>
    availabilityOfVacancy('2024-06-05', taken, { lower: '2024-06-12', upper: '2024-06-24', positions }).slice(0, 4)
  const june = { lower: '2024-06-12', upper: '2024-06-30' }

  test('is asked about from its first to its last week', () => {
    expect(fills([], 2).map(({ fill }) => fill)).toEqual(['not-included', 'not-filled', 'not-filled', 'not-filled'])
    expect(fills([], 2).map(({ positions }) => positions)).toEqual([2, 2, 2, 2])
  })
  test('is filled partly, and then fully', () => {
    expect(fills([june], 2)[1]).toMatchObject({ fill: 'partially-filled', count: 1 })
    expect(fills([june, june], 2)[1]).toMatchObject({ fill: 'fully-filled', count: 2 })
    expect(fills([june, june, june], 2)[1]).toMatchObject({ fill: 'fully-filled', count: 3 })
  })
  test('without positions is filled by the first', () => {
    expect(fills([june], 0)[1]).toMatchObject({ fill: 'fully-filled', count: 1, positions: 0 })
  })
})

describe('a facility', () => {
  const offer = { lower: '2024-06-03', upper: '2024-06-16', positions: 3 }
  test('offers what its vacancies offer together', () => {
    const weeks = availabilityOfFacility('2024-06-05', [{ lower: '2024-06-16', upper: null }], [offer, { ...offer, lower: '2024-06-10' }])
    expect(weeks.slice(0, 3).map(({ fill, count, positions }) => [fill, count, positions])).toEqual([
      ['not-filled', 0, 3],
      ['partially-filled', 1, 6],
      ['fully-filled', 1, 0],
    ])
  })
  test('with neither is not asked about', () => {
    expect(availabilityOfFacility('2024-06-05', [], []).every(({ fill }) => fill === 'not-included')).toBe(true)
  })
})

test('an employee is not asked about beyond the range of a vacancy, though her days still count', () => {
  const [before, within] = availabilityOfEmployee('2024-06-05', [{ lower: '2024-06-01', upper: '2024-06-30' }], {
    lower: '2024-06-10',
    upper: null,
  })
  expect([before?.fill, before?.count, within?.fill]).toEqual(['not-included', 1, 'fully-filled'])
})

describe('counted day by day', () => {
  // Around the ends of years, leap days and clock changes.
  const days = fc.integer({ min: numberOf('2019-12-01'), max: numberOf('2027-03-31') })
  const ranges = (around: number) =>
    fc.array(
      fc.record({
        start: fc.integer({ min: around - 60, max: around + 120 }),
        days: fc.option(fc.integer({ min: 0, max: 90 }), { freq: 4 }),
      }),
      { maxLength: 6 },
    )
  type Range = { start: number; days: number | null }
  const written = ({ start, days: length }: Range) => ({ lower: iso(start), upper: length === null ? null : iso(start + length) })
  const holds = ({ start, days: length }: Range, one: number) => one >= start && (length === null || one <= start + length)
  const daysOf = ({ start, end }: { start: string; end: string }) => {
    const [first, last] = [numberOf(start), numberOf(end)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  }
  const asked = days.chain((around) => fc.record({ around: fc.constant(around), taken: ranges(around), offered: ranges(around) }))
  const positionsOf = (index: number) => (index * 2) % 5

  test('weeks follow one another without a gap, seven days each, and the first holds the day', () => {
    fc.assert(
      fc.property(days, (around) => {
        const weeks = availabilityOfEmployee(iso(around), [])
        const all = weeks.flatMap(daysOf)
        expect(all).toEqual(Array.from({ length: 84 }, (_, index) => all[0]! + index))
        expect(all.indexOf(around)).toBeLessThan(7)
        expect(all).toContain(around)
        expect(new Date(all[0]! * day).getUTCDay()).toBe(1)
      }),
    )
  })
  test('a week counts whoever is taken on one of its days', () => {
    fc.assert(
      fc.property(asked, ({ around, taken }) => {
        for (const week of availabilityOfEmployee(iso(around), taken.map(written))) {
          const count = taken.filter((one) => daysOf(week).some((each) => holds(one, each))).length
          expect(week).toMatchObject({ count, positions: 1, fill: count === 0 ? 'not-filled' : 'fully-filled' })
        }
      }),
    )
  })
  test('a facility offers in a week what any day of it offers', () => {
    fc.assert(
      fc.property(asked, ({ around, taken, offered }) => {
        const offers = offered.map((one, index) => ({ ...written(one), positions: positionsOf(index) }))
        for (const week of availabilityOfFacility(iso(around), taken.map(written), offers)) {
          const touching = (one: Range) => daysOf(week).some((each) => holds(one, each))
          const positions = offered.reduce((sum, one, index) => sum + (touching(one) ? positionsOf(index) : 0), 0)
          const count = taken.filter(touching).length
          expect([week.count, week.positions]).toEqual([count, positions])
          expect(week.fill === 'not-included').toBe(count === 0 && !offered.some(touching))
          expect(week.fill === 'partially-filled').toBe(count > 0 && count < positions)
          expect(week.fill === 'fully-filled').toBe(count > 0 && count >= positions)
        }
      }),
    )
  })
  test('a vacancy is asked about on its own days alone', () => {
    fc.assert(
      fc.property(asked, ({ around, taken, offered: [range = { start: around, days: null }] }) => {
        for (const week of availabilityOfVacancy(iso(around), taken.map(written), { ...written(range), positions: 2 })) {
          const isIncluded = daysOf(week).some((each) => holds(range, each))
          expect(week.fill !== 'not-included').toBe(isIncluded)
          expect(week.positions).toBe(2)
        }
      }),
    )
  })
})
