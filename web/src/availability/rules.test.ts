import { expect, test } from 'vitest'
import { freePeriods } from './rules.ts'

const days = (today: string) => freePeriods(today).map(({ name, days: { from, to } }) => `${name}: ${from} ${to}`)

test('who is free is asked for today, the rest of this week, whole weeks to come and four weeks from today', () =>
  expect(days('2026-11-25')).toEqual([
    'heute: 2026-11-25 2026-11-25',
    'diese Woche: 2026-11-25 2026-11-29',
    'nächste Woche: 2026-11-30 2026-12-06',
    'in 2 Wochen: 2026-12-07 2026-12-13',
    'nächste 4 Wochen: 2026-11-25 2026-12-22',
  ]))

test('on a Sunday the week is over with it', () =>
  expect(days('2026-11-29').slice(1, 3)).toEqual(['diese Woche: 2026-11-29 2026-11-29', 'nächste Woche: 2026-11-30 2026-12-06']))
