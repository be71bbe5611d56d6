import { expect, test } from 'vitest'
import { afterRefusal } from './rules.ts'

const first = new Date('2026-06-10T10:00:00Z')
const after = (seconds: number) => new Date(first.getTime() + seconds * 1_000)
/** Refused by an attempt that began and ended this many seconds after the first. */
const refused = (begun: number, over = begun, permanent = false) =>
  afterRefusal({ permanent, reason: '450 later' }, { first, begun: after(begun), over: after(over) })

test('the first retry comes within five seconds, however long the attempt took', () => {
  expect(refused(0)).toEqual({ state: 'waiting', last_error: '450 later', next_attempt: after(4) })
  expect(refused(0, 15).next_attempt).toEqual(after(19))
})

test('pauses double, up to a quarter of an hour', () => {
  const pauses: number[] = []
  let at = 0
  while (pauses.length < 12) {
    const next = (refused(at).next_attempt.getTime() - first.getTime()) / 1_000
    pauses.push(next - at)
    at = next
  }
  expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900])
})

const day = 24 * 3_600

test('the last attempt comes after a day, and then the mail has failed', () => {
  expect(refused(day - 60)).toMatchObject({ state: 'waiting', next_attempt: after(day) })
  expect(refused(day - 1, day - 1)).toMatchObject({ state: 'waiting', next_attempt: after(day) })
  expect(refused(day)).toMatchObject({ state: 'failed', last_error: '450 later' })
})

test('the day is over when the attempt is, not when it began', () => {
  expect(refused(day - 15, day - 1)).toMatchObject({ state: 'waiting', next_attempt: after(day) })
  expect(refused(day - 15, day).state).toBe('failed')
})

test('what the server refuses for good has failed at once', () => {
  expect(refused(0, 0, true).state).toBe('failed')
})

test('a first attempt in the future, by a clock that was ahead, counts as this one', () => {
  expect(refused(-3 * 3_600)).toMatchObject({ state: 'waiting', next_attempt: after(-3 * 3_600 + 4) })
})
