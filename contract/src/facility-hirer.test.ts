import { expect, test } from 'vitest'
import type { FacilityHirer } from './facility-hirer.ts'
import { hirerKey, facilityHirers } from './facility-hirer.ts'

const house = (id: number, more: Partial<FacilityHirer> = {}): FacilityHirer => ({
  id,
  company: '',
  hirer: null,
  hirer_since: null,
  facility_group: null,
  ...more,
})
const whose = (all: FacilityHirer[], id = 1, day = '2026-06-10') => {
  const found = facilityHirers(all).hirerOn(id, day)
  return found && hirerKey(found)
}

test('a house belongs to its own hirer, whatever others of its company do', () => {
  expect(whose([house(1, { hirer: 7, company: 'Nord' }), house(2, { hirer: 8, company: 'Nord' })])).toBe('hirer 7')
})

test('its own hirer counts from the first day on that is said, and not before', () => {
  const since = [house(1, { hirer: 7, hirer_since: '2026-06-10' })]
  expect([whose(since, 1, '2026-06-09'), whose(since, 1, '2026-06-10')]).toEqual(['facility 1', 'hirer 7'])
})

test('else it belongs to the only hirer that houses of its company have', () => {
  const company = 'Nord gGmbH'
  expect(whose([house(1, { company }), house(2, { company, hirer: 7 }), house(3, { company, hirer: 7 })])).toBe('hirer 7')
  expect(whose([house(1, { company }), house(2, { company, hirer: 7 }), house(3, { company, hirer: 8 })])).toBe('company nord ggmbh')
  expect(whose([house(1, { company }), house(2, { company: 'Süd', hirer: 7 })])).toBe('company nord ggmbh')
})

test('a company is the same in any case and with any blanks, and without one the house stands for itself', () => {
  expect(whose([house(1, { company: ' NORD   gGmbH ' }), house(2, { company: 'Nord gGmbH', hirer: 7 })])).toBe('hirer 7')
  expect(whose([house(1, { company: '  ' }), house(2, { company: '', hirer: 7 })])).toBe('facility 1')
  expect(whose([house(1)], 2)).toBeNull()
})

test('a period is split where the house changes hands, also by another house of its company', () => {
  const all = [
    house(1, { company: 'Nord' }),
    house(2, { company: 'nord', hirer: 7, hirer_since: '2026-03-01' }),
    house(3, { company: 'NORD', hirer: 8, hirer_since: '2026-05-01' }),
  ]
  const split = (id: number, lower: string, upper: string | null) =>
    facilityHirers(all)
      .split(id, { lower, upper })
      .map(({ hirer, days }) => [hirerKey(hirer), days.lower, days.upper])
  expect(split(1, '2026-02-01', null)).toEqual([
    ['company nord', '2026-02-01', '2026-02-28'],
    ['hirer 7', '2026-03-01', '2026-04-30'],
    ['company nord', '2026-05-01', null],
  ])
  expect(split(1, '2026-02-01', '2026-02-28')).toEqual([['company nord', '2026-02-01', '2026-02-28']])
  expect(split(1, '2026-03-01', '2026-03-01')).toEqual([['hirer 7', '2026-03-01', '2026-03-01']])
  // Facility 3 changing hirer does not affect facility 2, which has its own.
  expect(split(2, '2026-04-01', '2026-06-30')).toEqual([['hirer 7', '2026-04-01', '2026-06-30']])
  expect(split(4, '2026-04-01', '2026-06-30')).toEqual([])
})
