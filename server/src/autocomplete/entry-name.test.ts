import { expect, test } from 'vitest'
import { entriesNamed } from './entry-name.ts'

const kinds = [
  { id: 1, shown: ' – telefonat ausgehend' },
  { id: 2, shown: ' – telefonat eingehend' },
  { id: 3, shown: ' – 24 stunden später' },
]
const logbook = { kinds, first: '2025-11-30', last: '2026-12-25' }
const named = (part: string, given = logbook) => entriesNamed(part, given)

test('a word lies behind the day, in the kind', () => {
  expect(named('telefonat')).toEqual({ kinds: [1, 2], days: [], kindsOfDays: null })
  expect(named(' – telefonat e')).toEqual({ kinds: [2], days: [], kindsOfDays: null })
  expect(named('stunden s')).toEqual({ kinds: [3], days: [], kindsOfDays: null })
  expect(named('besuch')).toEqual({ kinds: [], days: [], kindsOfDays: null })
})

test('digits lie in the day or in the kind', () => {
  expect(named('24.12')).toEqual({
    kinds: [],
    days: [
      ['2025-12-24', '2025-12-25'],
      ['2026-12-24', '2026-12-25'],
    ],
    kindsOfDays: null,
  })
  expect(named('24 s')).toMatchObject({ kinds: [3], days: [] })
  expect(named('24.12.2026').days).toEqual([['2026-12-24', '2026-12-25']])
  expect(named('24.12.2024').days).toEqual([])
})

test('days that follow each other are one range, also over the turn of the year', () => {
  expect(named('12.2025').days).toEqual([['2025-12-01', '2026-01-01']])
  expect(named('.2026').days).toEqual([['2026-01-01', '2026-12-26']])
  expect(named('30.').days).toHaveLength(12) // all months but February
})

test('what every day contains leaves nothing out', () => {
  expect(named('20')).toEqual({ kinds: [], days: 'all', kindsOfDays: null })
  expect(named('.', { ...logbook, first: '2026-02-28', last: '2026-02-28' }).days).toBe('all')
  expect(named('28.', { ...logbook, first: '2026-02-28', last: '2026-03-01' }).days).toEqual([['2026-02-28', '2026-03-01']])
})

test('what begins in the day ends in the kind', () => {
  expect(named('24.12.2026 – tel')).toEqual({ kinds: [], days: [['2026-12-24', '2026-12-25']], kindsOfDays: [1, 2] })
  expect(named('2026 – telefonat e')).toEqual({ kinds: [], days: [['2026-01-01', '2026-12-26']], kindsOfDays: [2] })
  expect(named('24.12 – tel')).toMatchObject({ days: [] }) // no day ends like this
})

test('an empty logbook has no days', () => {
  expect(named('2', { kinds, first: null as never, last: null as never })).toEqual({ kinds: [3], days: [], kindsOfDays: null })
})
