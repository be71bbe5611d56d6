import { expect, test } from 'vitest'
import { endAfter, quickEnds } from './rules.ts'

test('a new start brings its next day along as the end, over the end of a month and a leap day as well', () => {
  expect(['2024-06-10', '2024-06-30', '2028-02-28', '2026-12-31'].map(endAfter)).toEqual([
    '2024-06-11',
    '2024-07-01',
    '2028-02-29',
    '2027-01-01',
  ])
})

test('durations count the first day: a week from Monday ends on Sunday', () => {
  expect(quickEnds('2026-06-08').map(({ label, end }) => [label.en, end])).toEqual([
    ['1 day', '2026-06-08'],
    ['3 days', '2026-06-10'],
    ['1 week', '2026-06-14'],
    ['2 weeks', '2026-06-21'],
    ['3 weeks', '2026-06-28'],
  ])
})
