import { expect, test } from 'vitest'
import { limitText } from './limit-text.ts'

const excess = { de: 'Das waren zu viele.', en: 'Those were too many.' }
const now = new Date('2026-06-10T12:20:30Z') // 14:20 in Berlin
const said = (wait: number, moment = now) => limitText({ excess }, { wait, now: moment })

test.each([
  [1, 'in einer Minute', 'in a minute'],
  [60, 'in einer Minute', 'in a minute'],
  [61, 'in 2 Minuten', 'in 2 minutes'],
  [3600, 'in 60 Minuten', 'in 60 minutes'],
])('within an hour it is told in minutes, never too early: %i seconds', (wait, de, en) => {
  expect(said(wait)).toEqual({
    de: `Das waren zu viele. Bitte versuchen Sie es ${de} noch einmal.`,
    en: `Those were too many. Please try again ${en}.`,
  })
})

test.each([
  [3601, 'ab 15:21 Uhr', 'after 15:21'],
  [4 * 3600, 'ab 18:21 Uhr', 'after 18:21'],
  [10 * 3600, 'ab 11.06.2026, 00:21 Uhr', 'after 11.06.2026, 00:21'],
])('later by the clock in Berlin, with the day where it is another: %i seconds', (wait, de, en) => {
  expect(said(wait)).toEqual({
    de: `Das waren zu viele. Bitte versuchen Sie es ${de} noch einmal.`,
    en: `Those were too many. Please try again ${en}.`,
  })
})

test('a full minute is not rounded, and midnight begins another day', () => {
  expect(said(2 * 3600, new Date('2026-06-10T12:20:00Z')).de).toContain('ab 16:20 Uhr')
  expect(said(2 * 3600, new Date('2026-06-10T19:59:30Z')).de).toContain('ab 11.06.2026, 00:00 Uhr')
})

test('whoever need not wait is told what else to do', () => {
  const instead = { de: 'rufen Sie uns an: 030 1', en: 'call us: 030 1' }
  const { de, en } = limitText({ excess, instead }, { wait: 600, now })
  expect(de).toBe('Das waren zu viele. Bitte versuchen Sie es in 10 Minuten noch einmal, oder rufen Sie uns an: 030 1.')
  expect(en).toBe('Those were too many. Please try again in 10 minutes, or call us: 030 1.')
})
