import { expect, test } from 'vitest'
import { daysSince, mondayAfter, namedDay, officeMoment, shortDay, weekOf, workday } from './day.ts'
import { seeded } from './random.ts'

test('working days leave out the weekend, in both directions', () => {
  expect(workday('2026-11-23', 0)).toBe('2026-11-23')
  expect(workday('2026-11-23', -1)).toBe('2026-11-20')
  expect(workday('2026-11-20', 1)).toBe('2026-11-23')
  expect(workday('2026-11-21', -1)).toBe('2026-11-20')
  expect(workday('2026-11-21', 0)).toBe('2026-11-21')
  expect(workday('2026-11-23', -10)).toBe('2026-11-09')
})

test('weeks are counted as the office counts them', () => {
  expect([weekOf('2026-01-01'), weekOf('2026-11-23'), weekOf('2027-01-03'), weekOf('2027-01-04')]).toEqual([1, 48, 53, 1])
})

test('the Monday after a Monday is a week later', () => {
  expect([mondayAfter('2026-11-23'), mondayAfter('2026-11-28'), mondayAfter('2026-11-29')]).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-11-30',
  ])
})

test('days are written short', () => {
  expect([shortDay('2026-03-05'), namedDay('2026-03-05')]).toEqual(['05.03.', 'Do 05.03.'])
})

test('a moment in office hours is on the Friday where the day is a weekend', () => {
  const moments = Array.from({ length: 50 }, (_, index) => officeMoment(seeded(index), '2026-11-23', 1))
  expect(moments.every((moment) => /^2026-11-20T(0[6-9]|1[0-4])|15:00:00/.test(moment))).toBe(true)
  expect(daysSince(moments[0]!, '2026-11-23')).toBe(3)
})
