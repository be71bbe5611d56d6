import type { HistoryLine } from '@kasack/contract/history.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Piece } from './rules.ts'
import { byDay, difference, shortened } from './rules.ts'

const line = (id: number, datetime: string, group: number) => ({ id, datetime, group }) as HistoryLine
const without = (kind: Piece['kind'], pieces: readonly Piece[]) =>
  pieces
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('')

test('lines stand by day, and those of one call together', () => {
  const lines = [line(5, '2026-11-26T09', 9), line(4, '2026-11-26T09', 9), line(3, '2026-11-26T08', 7), line(2, '2026-11-25T08', 6)]
  expect(byDay(lines, (moment) => moment.slice(0, 10))).toEqual([
    {
      day: '2026-11-26',
      entries: [
        { group: 9, lines: [lines[0], lines[1]] },
        { group: 7, lines: [lines[2]] },
      ],
    },
    { day: '2026-11-25', entries: [{ group: 6, lines: [lines[3]] }] },
  ])
})

test('a difference names the words that went and came', () => {
  expect(difference('Nur Tagdienst möglich.', 'Nur Nachtdienst bis März möglich.')).toEqual([
    { kind: 'same', text: 'Nur ' },
    { kind: 'removed', text: 'Tagdienst ' },
    { kind: 'added', text: 'Nachtdienst bis März ' },
    { kind: 'same', text: 'möglich.' },
  ])
})

test('a difference holds both texts, whatever they are', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'äß')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = difference(before, after)
      expect([without('added', pieces), without('removed', pieces)]).toEqual([before, after])
    }),
  )
})

test('texts too long to compare are told as replaced', () => {
  const [before, after] = ['a', 'b'].map((word) => Array.from({ length: 700 }, (_, at) => `${word}${at} `).join('')) as [string, string]
  expect(difference(`Anfang ${before}Ende`, `Anfang ${after}Ende`)).toEqual([
    { kind: 'same', text: 'Anfang ' },
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
    { kind: 'same', text: 'Ende' },
  ])
})

test('what is far from a change is left out', () => {
  const words = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `w${from + at} `).join('')
  expect(shortened(difference(`${words(0, 30)}alt ${words(30, 60)}`, `${words(0, 30)}neu ${words(30, 60)}`))).toEqual([
    { kind: 'same', text: `… ${words(22, 30)}` },
    { kind: 'removed', text: 'alt ' },
    { kind: 'added', text: 'neu ' },
    { kind: 'same', text: `${words(30, 38)}… ` },
  ])
})
