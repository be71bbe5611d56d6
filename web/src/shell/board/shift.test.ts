import type { BoardBar } from '@kasack/contract/board.ts'
import { expect, test } from 'vitest'
import { daysFrom, shifted, whyStays } from './shift.ts'
import { texts } from './texts.ts'

const days = { lower: '2026-11-10', upper: '2026-11-12' }

test('as a whole both ends move, at one end that one alone, and a day is left', () => {
  expect(shifted(days, 'whole', -3)).toEqual({ lower: '2026-11-07', upper: '2026-11-09' })
  expect(shifted(days, 'start', 1)).toEqual({ lower: '2026-11-11', upper: '2026-11-12' })
  expect(shifted(days, 'end', 20)).toEqual({ lower: '2026-11-10', upper: '2026-12-02' })
  expect(shifted(days, 'start', 9)).toEqual({ lower: '2026-11-12', upper: '2026-11-12' })
  expect(shifted(days, 'end', -9)).toEqual({ lower: '2026-11-10', upper: '2026-11-10' })
  expect(shifted({ lower: '2026-11-10', upper: null }, 'whole', 1)).toEqual({ lower: '2026-11-11', upper: null })
})

test('days are drawn in either direction', () => {
  expect(daysFrom('2026-11-12', '2026-11-10')).toEqual(days)
  expect(daysFrom('2026-11-10', '2026-11-12')).toEqual(days)
})

test('what has begun moves its end alone; what was ended, what is looked for and who might come stay', () => {
  const today = '2026-11-10'
  const why = (bar: Partial<BoardBar>, hold: 'whole' | 'start' | 'end') =>
    whyStays({ kind: 'booking', id: 1, label: '', state: 'running', employee: 1, facility: 1, vacancy: null, ...days, ...bar }, hold, today)
  expect([why({}, 'whole'), why({}, 'start'), why({}, 'end')]).toEqual([texts.end_alone, texts.end_alone, undefined])
  const coming = { lower: '2026-11-11', state: 'planned' }
  expect([why(coming, 'whole'), why(coming, 'start'), why(coming, 'end')]).toEqual([undefined, undefined, undefined])
  expect(why({ state: 'terminated' }, 'end')).toBeDefined()
  expect(why({ upper: null }, 'end')).toBe(texts.no_end)
  expect([why({ kind: 'demand' }, 'end'), why({ kind: 'candidate' }, 'whole')]).toEqual([texts.only_by_form, texts.only_by_form])
  expect([why({ kind: 'absence' }, 'whole'), why({ kind: 'absence' }, 'start')]).toEqual([undefined, undefined])
})
