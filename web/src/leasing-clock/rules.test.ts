import { beforeEach, expect, test } from 'vitest'
import { setPreference } from '../shared/storage/preference.ts'
import { aClock } from './clock.test-support.ts'
import { clockText, goesBeyond, placesOf, standingOf, usedText } from './rules.ts'

const today = '2026-11-26'

const inLanguage = (language: 'de' | 'en') => setPreference({ language, beta: false, scheme: 'light', keys: true })

beforeEach(() => inLanguage('de'))

test('a clock is told with what is used, its last day by both readings, equal pay and the day of a new start', () => {
  expect(clockText(aClock(), today)).toBe(
    '12 Monate 16 Tage von 18 · letzter Tag 14.05.2027 (vorsichtig 08.05.) · Equal Pay seit 15.08.2026 · Neustart frühestens 16.08.2027',
  )
  inLanguage('en')
  expect(clockText(aClock(), today)).toBe(
    '12 months 16 days of 18 · last day 14.05.2027 (cautious count 08.05.) · equal pay since 15.08.2026 · restart on 16.08.2027 at the earliest',
  )
})

test('where the agency counts days, the day of months stands beside', () => {
  expect(clockText(aClock({ last_day: '2027-05-08' }), today)).toContain('letzter Tag 08.05.2027 (nach Monaten 14.05.)')
})

test('a cautious day of another year is told with its year, one that is not earlier is not told', () => {
  const inJanuary = aClock({ last_day: '2027-01-03', last_day_months: '2027-01-03', last_day_days: '2026-12-28' })
  expect(clockText(inJanuary, '2026-01-01')).toContain('letzter Tag 03.01.2027 (vorsichtig 28.12.2026)')
  expect(clockText(aClock({ last_day_days: '2027-05-14' }), today)).toContain('letzter Tag 14.05.2027 ·')
})

test('equal pay to come is told as such, and the revolving door by name', () => {
  expect(clockText(aClock({ equal_pay_from: '2026-11-27' }), today)).toContain('Equal Pay ab 27.11.2026')
  expect(clockText(aClock({ equal_pay_from: today, equal_pay_reason: 'revolving_door' }), today)).toContain(
    'Equal Pay seit 26.11.2026 (Drehtür: war beim Entleiher angestellt)',
  )
})

test('without an end there is no day of a new start', () => {
  expect(clockText(aClock({ restart_day: null }), today)).toMatch(/Neustart offen, ohne Ende gebucht$/)
})

test.each([
  [{ months: 12, days: 0 }, '12 von 18 Monaten'],
  [{ months: 0, days: 1 }, '1 Tag von 18 Monaten'],
  [{ months: 1, days: 2 }, '1 Monat 2 Tage von 18'],
  [{ months: 0, days: 0 }, 'beginnt am 11.11.2025, 18 Monate'],
])('%o used are told as %s', (used, told) => {
  expect(usedText(aClock({ used }))).toBe(told)
})

test.each([
  ['2027-02-12', 'calm'],
  ['2027-02-13', 'near'],
  ['2027-05-14', 'near'],
  ['2027-05-15', 'calm'], // the last day has passed
])('on %s a clock until 14.05.2027 is %s', (day, standing) => {
  expect(standingOf(aClock(), day)).toBe(standing)
})

test('a clock is over with the first day beyond the months, by the reading that the agency takes', () => {
  expect(standingOf(aClock({ used: { months: 18, days: 0 } }), today)).toBe('calm')
  expect(standingOf(aClock({ used: { months: 18, days: 1 } }), today)).toBe('over')
  const byDays = { last_day: '2027-05-08', used: { months: 17, days: 25 } }
  expect(standingOf(aClock({ ...byDays, used_days: 540 }), today)).toBe('calm')
  expect(standingOf(aClock({ ...byDays, used_days: 541 }), today)).toBe('over')
})

test('near its last day, and beyond it, the words say so', () => {
  expect(clockText(aClock(), '2027-05-13')).toContain('14.05.2027 (vorsichtig 08.05.), morgen ·')
  expect(clockText(aClock({ used: { months: 18, days: 1 } }), today)).toContain('(vorsichtig 08.05.), überschritten ·')
})

test('the bar is filled by what is used, and equal pay is marked at its months', () => {
  expect(placesOf(aClock({ used: { months: 9, days: 0 } }), today)).toEqual({ used: 50, equalPay: 50 })
  expect(placesOf(aClock({ used: { months: 20, days: 0 } }), today).used).toBe(100)
})

test('after the revolving door the mark stands at its day, before what is used if it is past', () => {
  const door = { equal_pay_reason: 'revolving_door' as const, used: { months: 6, days: 0 } }
  expect(placesOf(aClock({ ...door, first_day: '2026-05-26', equal_pay_from: '2026-05-26' }), today).equalPay).toBe(0)
  const { used, equalPay } = placesOf(aClock({ ...door, first_day: '2025-05-26', equal_pay_from: '2026-11-01' }), today)
  expect(equalPay).toBe(used)
  const ahead = placesOf(aClock({ ...door, first_day: '2026-11-01', equal_pay_from: '2026-12-01' }), today)
  expect(ahead.equalPay).toBe(ahead.used)
})

test.each([
  ['2026-12-01', '2027-05-14', false],
  ['2026-12-01', '2027-05-15', true],
  ['2027-05-14', null, true],
  ['2027-05-15', null, false], // cannot be cut to end on the last day
])('from %s to %s it ends after the last day: %s', (lower, upper, beyond) => {
  expect(goesBeyond({ lower, upper }, aClock())).toBe(beyond)
})
