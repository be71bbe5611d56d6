import { describe, expect, test } from 'vitest'
import { dayFrom } from './range.ts'
import type { MatchFacts } from './match-score.ts'
import { applicantParts, askedDays, employeeParts, freeDays, scoreOf, speaksFor } from './match-score.ts'
import { matchPartCodes, defaultWeights } from './match-weight.ts'

const today = '2026-06-10'
const named = (...ids: number[]) => ids.map((id) => ({ id, name: `Q${id}` }))
const usual: MatchFacts = {
  today,
  days: { lower: '2026-07-01', upper: '2026-07-10' },
  qualifications: named(1, 2),
  facility_type: 1,
  department: 1,
  employee: { available_from_date: null, qualifications: [1, 2], radius: 1000, facility_types: [], departments: [] },
  taken: [],
  distance_km: 0,
  was_here: false,
  is_favourite: false,
  contact_days: null,
}
type FactsPart = Partial<Omit<MatchFacts, 'employee'>> & { employee?: Partial<MatchFacts['employee']> }
const facts = ({ employee = {}, ...others }: FactsPart = {}): MatchFacts => ({
  ...usual,
  ...others,
  employee: { ...usual.employee, ...employee },
})
const part = (code: string, given: FactsPart = {}) => employeeParts(facts(given)).find((one) => one.code === code)!
const value = (code: string, given: FactsPart = {}) => part(code, given).value
const say = (code: string, given: FactsPart = {}) => part(code, given).text().de

describe('qualifications', () => {
  test('are the share of those that the vacancy asks for', () => {
    expect(value('qualifications')).toBe(1)
    expect(value('qualifications', { employee: { qualifications: [2, 9] } })).toBe(0.5)
    expect(value('qualifications', { employee: { qualifications: [] } })).toBe(0)
    expect(value('qualifications', { qualifications: [], employee: { qualifications: [] } })).toBe(1)
    expect(say('qualifications', { employee: { qualifications: [2] } })).toBe('1 von 2 Qualifikationen, es fehlt: Q1.')
    expect(say('qualifications', { employee: { qualifications: [] } })).toBe('0 von 2 Qualifikationen, es fehlen: Q1, Q2.')
  })
})

describe('the days that are asked about', () => {
  test('begin today where the vacancy has begun, and are twelve weeks where it has no end', () => {
    expect(askedDays({ lower: '2026-07-01', upper: '2026-07-10' }, today)).toEqual({ lower: '2026-07-01', upper: '2026-07-10' })
    expect(askedDays({ lower: '2026-05-01', upper: '2026-06-10' }, today)).toEqual({ lower: today, upper: today })
    expect(askedDays({ lower: '2026-05-01', upper: null }, today)).toEqual({ lower: today, upper: dayFrom(today, 83) })
    expect(askedDays({ lower: '2026-07-01', upper: null }, today)).toEqual({ lower: '2026-07-01', upper: '2026-09-22' })
  })

  test('are all of a vacancy that is over', () => {
    expect(askedDays({ lower: '2026-05-01', upper: '2026-06-09' }, today)).toEqual({ lower: '2026-05-01', upper: '2026-06-09' })
  })

  const free = (given: FactsPart) => freeDays(facts(given))
  test('are free where she is neither booked nor away nor not available yet', () => {
    expect(free({})).toEqual({ free: 10, of: 10 })
    expect(free({ taken: [{ lower: '2026-06-20', upper: '2026-07-01' }] }).free).toBe(9)
    expect(free({ taken: [{ lower: '2026-07-10', upper: null }] }).free).toBe(9)
    expect(free({ taken: [{ lower: '2026-07-11', upper: null }] }).free).toBe(10)
    expect(free({ taken: [{ lower: '2026-01-01', upper: '2026-06-30' }] }).free).toBe(10)
    expect(free({ employee: { available_from_date: '2026-07-08' } }).free).toBe(3)
    expect(free({ employee: { available_from_date: '2026-07-11' } }).free).toBe(0)
  })

  test('are taken once, however many bookings and absences lie over each other', () => {
    const taken = [
      { lower: '2026-07-03', upper: '2026-07-06' },
      { lower: '2026-07-01', upper: '2026-07-04' },
      { lower: '2026-07-04', upper: '2026-07-04' },
    ]
    expect(free({ taken }).free).toBe(4)
    expect(free({ taken, employee: { available_from_date: '2026-07-05' } }).free).toBe(4)
    expect(value('coverage', { taken })).toBe(0.4)
    expect(say('coverage', { taken })).toBe('An 4 von 10 Tagen frei.')
  })
})

describe('the distance', () => {
  const at = (distance_km: number | null, radius = 50) => value('distance', { distance_km, employee: { radius } })
  test('loses half of its worth within the radius, over a hundred kilometres', () => {
    expect([at(0), at(50), at(100, 200), at(150, 200)]).toEqual([1, 0.75, 0.5, 0.5])
  })
  test('beyond the radius is worth half at most, and nothing a hundred kilometres farther', () => {
    expect(at(50.1)).toBeCloseTo(0.4995)
    expect([at(100), at(150), at(400)]).toEqual([0.25, 0, 0])
  })
  test('of whoever goes anywhere is always within', () => {
    expect([at(700, 1000), at(1000, 1000), at(1100, 1000), at(1200, 1001)]).toEqual([0.5, 0.5, 0, 0.5])
  })
  test('that is not known counts half', () => expect(at(null)).toBe(0.5))
  test('is told as it is shown', () => {
    expect(say('distance', { distance_km: 70.4, employee: { radius: 50 } })).toBe(
      '70,4 km entfernt, 20,4 km außerhalb des Umkreises (50 km).',
    )
  })
})

test('preferences count half for the type and half for the department; who stated none likes all', () => {
  const of = (facility_types: number[], departments: number[]) => value('preferences', { employee: { facility_types, departments } })
  expect([of([], []), of([1], []), of([2], []), of([], [2]), of([2], [2]), of([2, 1], [1])]).toEqual([1, 1, 0.5, 0.5, 0, 1])
})

test('what fits by half speaks against somebody', () => {
  expect([0, 0.5, 0.51, 1].map((worth) => speaksFor({ value: worth }))).toEqual([false, false, true, true])
})

test('who has been there, or is a favourite, is known', () => {
  expect(value('known_here')).toBe(0)
  expect([value('known_here', { was_here: true }), value('known_here', { is_favourite: true })]).toEqual([1, 1])
})

test('a contact counts in full for thirty days, and for nothing after half a year', () => {
  const after = (contact_days: number | null) => value('recent_contact', { contact_days })
  expect([after(0), after(30), after(105), after(180), after(400), after(null)]).toEqual([1, 1, 0.5, 0, 0, 0])
  expect(after(31)).toBeCloseTo(149 / 150)
})

describe('the score', () => {
  test('is the weighted mean of the parts, a half rounded up', () => {
    expect(scoreOf(employeeParts(usual), defaultWeights)).toBe(90)
    expect(scoreOf(employeeParts(facts({ distance_km: null })), defaultWeights)).toBe(78) // 77.5
    const thirds = facts({ qualifications: named(1, 2, 3), employee: { qualifications: [1] } })
    expect(
      scoreOf(employeeParts(thirds), { ...defaultWeights, coverage: 0, distance: 0, preferences: 0, known_here: 0, recent_contact: 0 }),
    ).toBe(33)
  })

  test('of parts that are told leaves out the weight of the others; where nothing is left it is 0', () => {
    const seen = employeeParts(usual).filter(({ needs }) => !needs)
    expect(scoreOf(seen, defaultWeights)).toBe(95) // 90 of 95
    expect(scoreOf(seen, { ...nothing, known_here: 100 })).toBe(0)
    expect(scoreOf(applicantParts({ distance_km: 50, contact_days: 0 }), defaultWeights)).toBe(79) // 23.75 of 30
  })

  const nothing = { qualifications: 0, coverage: 0, distance: 0, preferences: 0, known_here: 0, recent_contact: 0 }

  test('is what its parts add up to, whatever is known, and never leaves its bounds', () => {
    for (const given of many(300)) {
      const [parts, weights] = [employeeParts(given), weightsFrom(given)]
      const total = matchPartCodes.reduce((sum, code) => sum + weights[code], 0)
      const points = parts.reduce((sum, { code, value: worth }) => sum + weights[code] * worth, 0)
      for (const { value: worth } of parts) expect(worth >= 0 && worth <= 1).toBe(true)
      const score = scoreOf(parts, weights)
      expect(Math.abs(score - (100 * points) / total)).toBeLessThanOrEqual(0.5 + 1e-6)
    }
  })

  test('of one who lacks it is never lifted by one more qualification that is asked for', () => {
    for (const given of many(300)) {
      const more = { ...given, qualifications: [...given.qualifications, { id: 99, name: 'Q99' }] }
      expect(scoreOf(employeeParts(more), defaultWeights)).toBeLessThanOrEqual(scoreOf(employeeParts(given), defaultWeights))
    }
  })
})

/** Varied facts, the same in every run. */
function many(number: number): MatchFacts[] {
  let state = 7
  const below = (end: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * end)
  }
  const some = (end: number) => Array.from({ length: below(4) }, () => below(end))
  const day = () => dayFrom('2026-05-20', below(90))
  return Array.from({ length: number }, () => {
    const lower = day()
    return facts({
      days: { lower, upper: below(3) === 0 ? null : dayFrom(lower, below(60)) },
      qualifications: named(...new Set(some(6))),
      distance_km: below(5) === 0 ? null : below(4000) / 10,
      was_here: below(2) === 0,
      is_favourite: below(2) === 0,
      contact_days: below(3) === 0 ? null : below(200),
      taken: some(4).map((): { lower: string; upper: string | null } => {
        const begin = day()
        return { lower: begin, upper: below(5) === 0 ? null : dayFrom(begin, below(30)) }
      }),
      employee: {
        available_from_date: below(3) === 0 ? day() : null,
        qualifications: some(6),
        radius: below(1200),
        facility_types: some(3),
        departments: some(3),
      },
    })
  })
}

const weightsFrom = ({ contact_days, distance_km }: MatchFacts) => ({
  ...defaultWeights,
  coverage: (contact_days ?? 3) % 101,
  distance: Math.round(distance_km ?? 7) % 101,
})
