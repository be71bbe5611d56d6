import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDay, formatShortDay } from './format.ts'
import { readTypedDay } from './typed-day.ts'

const today = '2026-11-22'

test.each([
  ['1.12.2026', '2026-12-01'],
  ['01.12.26', '2026-12-01'],
  ['1.12.26', '2026-12-01'],
  ['01122026', '2026-12-01'],
  ['011226', '2026-12-01'],
  [' 1. 12. 2026 ', '2026-12-01'],
  ['1/12/26', '2026-12-01'],
  ['2026-12-01', '2026-12-01'],
  ['1.12.', '2026-12-01'],
  ['1.12', '2026-12-01'],
  ['0112', '2026-12-01'],
  ['+7', '2026-11-29'],
  ['+ 0', '2026-11-22'],
  ['-1', '2026-11-21'],
])('%s is read as %s', (text, day) => expect(readTypedDay(text, { today })).toBe(day))

test.each(['', '31.2.26', '32.1.', 'bald', '1', '1.', '12', '+', '+x', '29.2.2027', '2026-13-01', '1.1.1899'])('%j is no day', (text) =>
  expect(readTypedDay(text, { today })).toBe(null),
)

test('a date to be made lies ahead where no year is typed', () => {
  expect(readTypedDay('1.2.', { today, leaning: 'future' })).toBe('2027-02-01')
  expect(readTypedDay('22.11.', { today, leaning: 'future' })).toBe('2026-11-22')
  expect(readTypedDay('29.2.', { today, leaning: 'future' })).toBe('2028-02-29')
})

test('the end of a period is the first such day since its beginning where no year is typed', () => {
  expect(readTypedDay('18.4.', { today, since: '2027-03-22' })).toBe('2027-04-18')
  expect(readTypedDay('7.2.', { today, since: '2026-12-28' })).toBe('2027-02-07')
  expect(readTypedDay('22.3.', { today, since: '2027-03-22' })).toBe('2027-03-22')
  expect(readTypedDay('21.3.', { today, since: '2027-03-22' })).toBe('2028-03-21')
  expect(readTypedDay('1.9.', { today, since: '2025-08-01' })).toBe('2025-09-01')
  expect(readTypedDay('29.2.', { today, since: '2024-03-01' })).toBe('2028-02-29')
  expect(readTypedDay('18.4.26', { today, since: '2027-03-22' })).toBe('2026-04-18')
})

test('any other day is the nearest one where no year is typed', () => {
  expect(readTypedDay('7.2.', { today })).toBe('2027-02-07')
  expect(readTypedDay('1.7.', { today })).toBe('2026-07-01')
  expect(readTypedDay('20.12.', { today: '2027-01-05' })).toBe('2026-12-20')
  expect(readTypedDay('29.2.', { today })).toBe('2028-02-29')
})

test('a birthday lies behind where no year, or half of one, is typed', () => {
  expect(readTypedDay('24.12.', { today, leaning: 'past' })).toBe('2025-12-24')
  expect(readTypedDay('22.11.', { today, leaning: 'past' })).toBe('2026-11-22')
  expect(readTypedDay('29.2.', { today, leaning: 'past' })).toBe('2024-02-29')
  expect(readTypedDay('22.11.26', { today, leaning: 'past' })).toBe('2026-11-22')
  expect(readTypedDay('22.11.27', { today, leaning: 'past' })).toBe('1927-11-22')
  expect(readTypedDay('24.12.61', { today, leaning: 'past' })).toBe('1961-12-24')
  expect(readTypedDay('24.12.04', { today, leaning: 'past' })).toBe('2004-12-24')
})

test('a year that is typed is taken literally, also where it will be refused', () =>
  expect(readTypedDay('1.2.26', { today, leaning: 'future' })).toBe('2026-02-01'))

test('every day is read again as it is shown', () => {
  const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(readTypedDay(formatDay(day), { today })).toBe(day)
      expect(readTypedDay(formatShortDay(day), { today })).toBe(day)
      expect(readTypedDay(formatDay(day).replaceAll('.', ''), { today })).toBe(day)
    }),
  )
})
