import { afterEach, describe, expect, test } from 'vitest'
import * as format from './format.ts'
import { setPreference } from '../storage/preference.ts'

afterEach(() => setPreference({ language: 'de' }))

const space = '\u00a0'

describe('amounts', () => {
  test('are German in both languages', () => {
    setPreference({ language: 'en' })
    expect(format.formatMoney('1234.5')).toBe(`1.234,50${space}€`)
    expect(format.formatNumber(25.5)).toBe('25,50')
    expect(format.formatInteger('1234567')).toBe('1.234.567')
    expect(format.formatDistance(3)).toBe(`3,0${space}km`)
    expect(format.formatPercent(12.345)).toBe(`12,35${space}%`)
  })
  test('that are missing are empty, zero is not missing', () => {
    expect([null, undefined, ''].map(format.formatMoney)).toEqual(['', '', ''])
    expect(format.formatMoney('0.00')).toBe(`0,00${space}€`)
    expect(format.formatDistance(null)).toBe('')
    expect(format.formatNumber('many')).toBe('')
  })
})

describe('days', () => {
  test('are written day, month, year', () => {
    expect(format.formatDay('1990-02-03')).toBe('03.02.1990')
    expect(format.formatShortDay('2024-02-03')).toBe('03.02.24')
    expect(format.formatDay(null)).toBe('')
    expect(format.formatShortDay('')).toBe('')
  })
  test('belong to the week of their Thursday', () => {
    const days = ['2026-01-01', '2026-11-22', '2026-11-23', '2027-01-03', '2027-01-04', '2024-12-30']
    expect(days.map(format.weekOf)).toEqual([1, 47, 48, 53, 1, 1])
  })
  test('of a moment are those of Berlin', () => {
    expect(format.formatDay('2026-06-30T22:00:00.000000Z')).toBe('01.07.2026')
    expect(format.formatDay('2026-06-30T21:59:59.999999Z')).toBe('30.06.2026')
    expect(format.formatMoment('2026-12-31T23:05:00.000000Z')).toBe('01.01.2027 00:05')
    expect(format.formatShortMoment('2026-07-01T12:00:00.000000Z')).toBe('01.07.26 14:00')
  })
  test('stand beside the time that has passed', () => {
    expect(format.formatRelativeDay('2026-11-20', '2026-11-23')).toBe('vor 3 Tagen')
    expect(format.formatRelativeDay('2026-11-23', '2026-11-23')).toBe('heute')
    expect(format.formatRelativeDay('2026-11-24', '2026-11-23')).toBe('morgen')
    setPreference({ language: 'en' })
    expect(format.formatRelativeDay('2026-11-20', '2026-11-23')).toBe('3 days ago')
  })
  test('count the same across the change of clocks', () => {
    expect(format.daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(format.daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
  })
  test('of a period may have no end', () => {
    expect(format.formatPeriod({ lower: '2026-12-14', upper: '2027-03-31' })).toBe('14.12.26 – 31.03.27')
    expect(format.formatPeriod({ lower: '2026-12-14', upper: null }, format.formatDay)).toBe('ab 14.12.2026')
    expect(format.formatPeriod(null)).toBe('')
  })
  test('of a short period leave out what goes without saying', () => {
    const days = (lower: string, upper: string) => format.formatDays({ lower, upper }, '2026-11-23')
    expect(days('2026-12-02', '2026-12-11')).toBe('02.–11.12.')
    expect(days('2026-12-28', '2027-01-05')).toBe('28.12.–05.01.')
    expect(days('2026-12-02', '2026-12-02')).toBe('02.12.')
    expect(days('2027-07-02', '2027-07-11')).toBe('02.–11.07.27')
    expect(days('2026-05-01', '2026-11-30')).toBe('01.05.26–30.11.26')
  })
})

test('a radius above 1000 km is nationwide', () => {
  expect(format.formatRadius(1000)).toBe(`1000${space}km`) // English readers would take a point for a decimal one: one kilometre
  expect(format.formatRadius(1001)).toBe('bundesweit')
  expect(format.formatRadius(0)).toBe(`0${space}km`)
  expect(format.formatRadius(null)).toBe('')
})
