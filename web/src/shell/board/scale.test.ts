import { describe, expect, test } from 'vitest'
import { backgroundsOf, beginsMonth, beginsWeek, commonState, holidaysIn, partsOf, placeOf } from './scale.ts'

const seen = { from: '2026-11-23', to: '2026-12-20' }
const aDay = 100 / 28

describe('a bar', () => {
  const place = (lower: string, upper: string | null) => placeOf({ lower, upper }, seen)
  test('lies from its first to its last day, both in it', () => {
    const { left, width, ...cut } = place('2026-11-25', '2026-11-26')
    expect([left, width]).toEqual([expect.closeTo(2 * aDay), expect.closeTo(2 * aDay)])
    expect(cut).toEqual({ beginsBefore: false, endsAfter: false })
  })
  test('that begins before or ends after what is seen is cut there', () => {
    expect(place('2026-01-01', '2026-11-23')).toEqual({ left: 0, width: expect.closeTo(aDay), beginsBefore: true, endsAfter: false })
    expect(place('2026-12-20', null)).toEqual({
      left: expect.closeTo(27 * aDay),
      width: expect.closeTo(aDay),
      beginsBefore: false,
      endsAfter: true,
    })
    expect(place('2026-01-01', '2027-01-01')).toMatchObject({ left: 0, width: 100 })
  })
  test('of other days has no width', () => {
    expect([place('2026-01-01', '2026-11-22').width, place('2026-12-21', null).width]).toEqual([0, 0])
  })
})

describe('the head', () => {
  test('has parts that begin with weeks or with months, the first as it was begun', () => {
    expect(partsOf(seen, beginsWeek)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map((from) => ({ from, days: 7 })))
    expect(partsOf(seen, beginsMonth)).toEqual([
      { from: '2026-11-23', days: 8 },
      { from: '2026-12-01', days: 20 },
    ])
  })
})

describe('holidays', () => {
  const january = { from: '2026-12-28', to: '2027-01-24' }
  const days = (state: string | null) => holidaysIn(january, state).map(({ day }) => day)
  test('are those of the federal state, else of the whole country', () => {
    expect([days('BY'), days('BE'), days(null)]).toEqual([['2027-01-01', '2027-01-06'], ['2027-01-01'], ['2027-01-01']])
    expect(holidaysIn(january, 'BY').map(({ name }) => name)).toEqual(['Neujahrstag', 'Heilige Drei Könige'])
  })
  test('stand above all rows where they share a state', () => {
    const rows = (...states: (string | null)[]) => commonState(states.map((federal_state) => ({ federal_state })))
    expect([rows('BY', 'BY'), rows('BY', 'BE'), rows(null), rows()]).toEqual(['BY', null, null, null])
  })
  test('lie behind the days of a row, one layer each above the weeks', () => {
    const found = backgroundsOf([{ federal_state: 'BY' }, { federal_state: 'BY' }, { federal_state: null }], january)
    expect([...found.keys()]).toEqual(['BY', null])
    const [first, second, weeks] = found.get('BY')!.backgroundPosition.split(', ')
    expect([first, second, weeks]).toEqual([`${400 / 27}% 0`, `${900 / 27}% 0`, '0 0'])
    expect(found.get(null)!.backgroundRepeat).toBe('no-repeat, repeat')
  })
})
