import { federalStates } from '@kasack/contract/federal-state.ts'
import { expect, test } from 'vitest'
import { isWorkingDay, nextWorkingDay, workingDayFrom } from './working-day.ts'

test('a weekend is moved to Monday', () => {
  expect(workingDayFrom('2026-11-28', 'BE')).toBe('2026-11-30')
  expect(workingDayFrom('2026-11-29', 'BE')).toBe('2026-11-30')
  expect(workingDayFrom('2026-11-30', 'BE')).toBe('2026-11-30')
})

test('after Friday comes Monday', () => expect(nextWorkingDay('2026-11-27', 'BE')).toBe('2026-11-30'))

test('Christmas and the weekend after it are passed over', () => expect(nextWorkingDay('2026-12-24', 'BE')).toBe('2026-12-28'))

test('a bank holiday counts in its own state alone', () => {
  expect(isWorkingDay('2027-03-08', 'BE')).toBe(false)
  expect(isWorkingDay('2027-03-08', 'BY')).toBe(true)
  expect(isWorkingDay('2027-01-06', 'BY')).toBe(false)
  expect(isWorkingDay('2027-01-06', null)).toBe(true)
})

test.each(federalStates.map(({ code }) => code))('New Year is free in %s', (code) => expect(isWorkingDay('2027-01-01', code)).toBe(false))

test('New Year is free where no state is known', () => expect(isWorkingDay('2027-01-01', null)).toBe(false))
