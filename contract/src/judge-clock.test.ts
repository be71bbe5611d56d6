import { expect, test } from 'vitest'
import { bookingRules, judge } from './judge.ts'
import { facts } from './judge.test-support.ts'
import type { PlannedClock } from './judge-facts.ts'

const range = { lower: '2026-06-01', upper: '2026-09-30' as string | null }
const clock = (given: Partial<PlannedClock> = {}): PlannedClock => ({
  last_day: '2027-11-30',
  equal_pay_from: '2027-03-01',
  equal_pay_reason: 'months',
  blocks: [range],
  days: range,
  ...given,
})
const told = (given: Partial<PlannedClock>, plan = range) =>
  judge(bookingRules, { range: plan }, facts({ clocks: [clock({ blocks: [plan], days: plan, ...given })] })).map(({ code, days: { lower, upper } }) => [code, lower, upper]) // prettier-ignore

test.each([
  ['sixty-one days after the end', '2026-11-30', []],
  ['sixty days after the end', '2026-11-29', [['maximum_duration_near', '2026-06-01', '2026-09-30']]],
  ['the end', '2026-09-30', [['maximum_duration_near', '2026-06-01', '2026-09-30']]],
  ['the day before the end', '2026-09-29', [['maximum_duration', '2026-09-30', '2026-09-30']]],
  ['before the booking', '2026-05-31', [['maximum_duration', '2026-06-01', '2026-09-30']]],
])('the last day is %s', (_, last_day, findings) => expect(told({ last_day })).toEqual(findings))

test('a booking without an end is always told its last day, and warned if it begins after it', () => {
  const open = { lower: '2026-06-01', upper: null }
  expect(told({}, open)).toEqual([
    ['equal_pay', '2027-03-01', null],
    ['maximum_duration_near', '2027-12-01', null],
  ])
  expect(told({ last_day: '2026-06-01', equal_pay_from: '2026-01-01' }, open)).toEqual([['maximum_duration_near', '2026-06-02', null]])
  expect(told({ last_day: '2026-05-31', equal_pay_from: '2026-01-01' }, open)).toEqual([['maximum_duration', '2026-06-01', null]])
})

test('what is booked later counts, and is told where the booking itself is within', () => {
  const later = { lower: '2026-12-01', upper: '2027-12-31' }
  expect(told({ blocks: [range, later], last_day: '2027-11-30' })).toEqual([['maximum_duration', '2027-12-01', '2027-12-31']])
  const last = { lower: '2028-01-02', upper: '2028-01-31' }
  expect(told({ blocks: [range, later, last], last_day: '2027-11-30' })).toEqual([['maximum_duration', '2027-12-01', '2028-01-31']])
  expect(told({ blocks: [range, { ...later, upper: null }], last_day: '2027-11-30' })).toEqual([])
  expect(told({ blocks: [range, { ...later, upper: null }], last_day: '2026-09-30' })).toEqual([['maximum_duration', '2026-12-01', null]])
})

test.each([
  ['the day before', '2026-05-31', []],
  ['its first day', '2026-06-01', [['2026-06-01', '2026-09-30']]],
  ['its last day', '2026-09-30', [['2026-09-30', '2026-09-30']]],
  ['the day after', '2026-10-01', []],
])('equal pay begins on %s', (_, equal_pay_from, days) => {
  const of = (code: string) => days.map((one) => [code, ...one])
  expect(told({ equal_pay_from })).toEqual(of('equal_pay'))
  expect(told({ equal_pay_from, equal_pay_reason: 'revolving_door' })).toEqual(of('revolving_door'))
})

test('where the house changes hands each hirer has its clock, and the end is asked of the last', () => {
  const [before, after] = [
    { lower: '2026-06-01', upper: '2026-07-31' },
    { lower: '2026-08-01', upper: '2026-09-30' },
  ]
  const clocks = [
    clock({ days: before, blocks: [before], last_day: '2026-10-01' }),
    clock({ days: after, blocks: [after], last_day: '2026-09-15' }),
  ]
  const found = judge(bookingRules, { range }, facts({ clocks }))
  expect(found).toMatchObject([
    {
      code: 'maximum_duration',
      level: 'warn',
      needs: 'vacancies.view_booking',
      days: { lower: '2026-09-16', upper: '2026-09-30' },
      text: { de: 'Höchstüberlassungsdauer überschritten: letzter Tag 15.09.26', en: 'Maximum duration exceeded: last day 15.09.26' },
    },
  ])
})
