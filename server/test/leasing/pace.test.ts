import { leasingClock } from '@kasack/contract/leasing-clock.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import { expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'

test('three hundred bookings of one person are counted within a millisecond', () => {
  const leased = Array.from({ length: 300 }, (_, at) => ({
    lower: dayFrom('2017-04-01', at * 12),
    upper: dayFrom('2017-04-01', at * 12 + 7),
  }))
  const employed = leased.map(({ lower }) => dayFrom(lower, -400))
  const once = () => {
    const begin = performance.now()
    leasingClock({ leased, employed }, { date: '2026-06-10', maximum_months: 18, equal_pay_months: 9, count_by: 'months' })
    return performance.now() - begin
  }
  const median = Array.from({ length: 101 }, once).toSorted((a, b) => a - b)[50]!
  process.stdout.write(`${median.toFixed(3)} ms\n`)
  expect(median).toBeLessThan(patience(1))
})
