import { expect, test } from 'vitest'
import type { ClockAsked } from './leasing-clock.ts'
import { leasingClock } from './leasing-clock.ts'

const from = (lower: string, upper: string | null = null) => ({ lower, upper })
const asked: ClockAsked = { date: '2026-06-10', maximum_months: 18, equal_pay_months: 9, count_by: 'months' }
const clock = (leased: ReturnType<typeof from>[], more: Partial<ClockAsked> = {}, employed: string[] = []) =>
  leasingClock({ leased, employed }, { ...asked, ...more })

test('whoever began on 01.04.2017 may stay until 30.09.2018, or for 540 days until 22.09.2018', () => {
  const began = clock([from('2017-04-01')], { date: '2017-04-01' })
  expect(began).toMatchObject({ last_day_months: '2018-09-30', last_day_days: '2018-09-22', last_day: '2018-09-30' })
  expect(clock([from('2017-04-01')], { date: '2017-04-01', count_by: 'days' })?.last_day).toBe('2018-09-22')
})

test('whoever began on 03.04.2017 is paid equally from 03.01.2018 on', () => {
  expect(clock([from('2017-04-03')], { date: '2017-04-03' })).toMatchObject({ equal_pay_from: '2018-01-03', equal_pay_reason: 'months' })
})

test('nothing before 01.04.2017 counts', () => {
  const all = clock([from('2016-01-01', '2016-12-31'), from('2017-03-01', '2017-06-30')], { date: '2017-05-01' })
  expect(all).toMatchObject({ first_day: '2017-04-01', used: { months: 1, days: 1 }, used_days: 31 })
  expect(clock([from('2016-01-01', '2017-03-31')], { date: '2017-03-31' })).toBeNull()
})

test.each([
  ['2026-03-31', '2026-07-01', '2026-07-02'],
  ['2026-11-28', '2027-03-01', '2027-03-02'],
  ['2026-11-29', '2027-03-01', '2027-03-02'],
  ['2026-11-30', '2027-03-01', '2027-03-02'],
  ['2027-11-29', '2028-03-01', '2028-03-02'],
  ['2027-11-28', '2028-02-29', '2028-03-01'],
])('after a last day on %s a start on %s continues, and on %s begins anew', (last, continues, anew) => {
  const first = from('2026-01-01', last)
  expect(clock([first, from(continues)], { date: continues })?.first_day).toBe('2026-01-01')
  expect(clock([first, from(anew)], { date: anew })).toMatchObject({ first_day: anew, used: { months: 0, days: 1 } })
  expect(clock([first], { date: last })?.restart_day).toBe(anew)
})

test('a clock is shown until the day before the one on which it begins anew, and then the next one', () => {
  const both = [from('2026-01-01', '2026-03-31'), from('2026-09-01', '2026-09-30')]
  expect(clock(both, { date: '2026-07-01' })).toMatchObject({ first_day: '2026-01-01', used: { months: 3, days: 0 } })
  expect(clock(both, { date: '2026-07-02' })).toMatchObject({ first_day: '2026-09-01', used: { months: 0, days: 0 }, used_days: 0 })
  expect(clock(both, { date: '2025-12-31' })).toMatchObject({ first_day: '2026-01-01', used_days: 0 })
  expect(clock(both, { date: '2027-01-01' })?.first_day).toBe('2026-09-01')
  expect(clock(both, { date: '2027-01-02' })).toBeNull()
  expect(clock([])).toBeNull()
})

test('periods that overlap or adjoin are one, whatever their order', () => {
  const one = clock([from('2026-01-01', '2026-05-31')])
  expect(one).toMatchObject({ used: { months: 5, days: 0 }, used_days: 151, restart_day: '2026-09-02' })
  expect(clock([from('2026-01-21', '2026-05-31'), from('2026-01-01', '2026-01-20')])).toEqual(one)
  expect(clock([from('2026-01-01', '2026-04-30'), from('2026-02-01', '2026-03-31'), from('2026-04-15', '2026-05-31')])).toEqual(one)
  const gap = clock([from('2026-01-01', '2026-02-28'), from('2026-03-02', '2026-05-31')])
  expect(gap).toMatchObject({ used: { months: 5, days: 0 }, used_days: 150 })
})

test('months and days of each block are added, and thirty days are a month', () => {
  const used = clock([from('2026-01-01', '2026-01-20'), from('2026-02-01', '2026-02-15')], { date: '2026-02-15' })
  expect(used).toMatchObject({ used: { months: 1, days: 5 }, used_days: 35 })
})

test('what is known of the future counts for the last day, and not for what is used', () => {
  const both = clock([from('2026-01-01', '2026-03-31'), from('2026-05-01', '2026-12-31')], { date: '2026-02-28' })
  expect(both).toMatchObject({ used: { months: 2, days: 0 }, last_day: '2027-07-31', restart_day: '2027-04-02' })
})

test('an open end has no day on which it begins anew', () => {
  expect(clock([from('2026-01-01')])).toMatchObject({ restart_day: null, used: { months: 5, days: 10 } })
  expect(clock([from('2026-01-01'), from('2026-05-01', '2026-05-31')])).toEqual(clock([from('2026-01-01')]))
})

test('the last day may lie in an earlier block, and is its end where the measure is full there', () => {
  const later = from('2026-09-01', '2026-12-31')
  expect(clock([from('2025-01-01', '2026-06-30'), later])?.last_day).toBe('2026-06-30')
  expect(clock([from('2025-01-01', '2026-07-10'), later])?.last_day).toBe('2026-06-30')
  expect(clock([from('2025-01-01', '2026-06-29'), later])?.last_day).toBe('2026-09-01')
})

test('equal pay begins with the first day of leasing after nine months, also where that begins a block', () => {
  const next = from('2026-11-01', '2026-12-31')
  expect(clock([from('2026-01-01', '2026-09-30'), next])?.equal_pay_from).toBe('2026-11-01')
  expect(clock([from('2026-01-01', '2026-09-29'), next])?.equal_pay_from).toBe('2026-11-02')
  expect(clock([from('2026-01-01', '2026-10-31')])?.equal_pay_from).toBe('2026-10-01')
})

test('a hirer may have other limits', () => {
  expect(clock([from('2026-01-01')], { maximum_months: 24, equal_pay_months: 15 })).toMatchObject({
    last_day: '2027-12-31',
    equal_pay_from: '2027-04-01',
  })
  expect(clock([from('2026-01-31')], { maximum_months: 1, equal_pay_months: 1 })).toMatchObject({
    last_day_months: '2026-02-28',
    last_day_days: '2026-03-01',
    equal_pay_from: '2026-03-01',
  })
})

test('whoever was the hirer’s own within six months is paid equally from the first day on', () => {
  const began = [from('2026-07-01', '2026-07-31'), from('2026-09-01')]
  const equal = (...employed: string[]) => {
    const found = clock(began, {}, employed)
    return [found?.equal_pay_from, found?.equal_pay_reason]
  }
  expect(equal('2025-12-31')).toEqual(['2027-05-01', 'months'])
  expect(equal('2026-01-01')).toEqual(['2026-07-01', 'revolving_door'])
  expect(equal('2026-06-30')).toEqual(['2026-07-01', 'revolving_door'])
  expect(equal('2026-07-01')).toEqual(['2026-09-01', 'revolving_door'])
  expect(equal('2026-09-01')).toEqual(['2027-05-01', 'months'])
})

test('the revolving door counts also on the day on which equal pay would begin by months, and not after it', () => {
  const both = [from('2026-01-01', '2026-09-30'), from('2026-11-01')]
  expect(clock(both, {}, ['2026-10-15'])).toMatchObject({ equal_pay_from: '2026-11-01', equal_pay_reason: 'revolving_door' })
  const late = [from('2026-01-01', '2026-10-02'), from('2026-11-01')]
  expect(clock(late, {}, ['2026-10-15'])).toMatchObject({ equal_pay_from: '2026-10-01', equal_pay_reason: 'months' })
})
