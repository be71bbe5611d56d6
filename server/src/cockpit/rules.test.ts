import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { refuseSettle } from './rules.ts'

test('a row is settled from today on', () => {
  const facts = { today: '2026-06-10' }
  expect([null, '2026-06-10', '2026-06-11'].map((until) => refuseSettle({ until }, facts))).toEqual([{}, {}, {}])
  expect(refuseSettle({ until: '2026-06-09' }, facts)).toEqual({ until: [problemTexts.before_today] })
})
