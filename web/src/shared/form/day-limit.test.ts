import { expect, test, vi } from 'vitest'
import { notAfter, notAfterToday, notBefore, notBeforeToday } from './day-limit.ts'

const days = ['2026-06-30', '2026-07-01', '2026-07-02']

test('the given day is the last or the first that can be chosen', () => {
  expect(days.map(notAfter('2026-07-01'))).toEqual([false, false, true])
  expect(days.map(notBefore('2026-07-01'))).toEqual([true, false, false])
})

test('without a given day every day can be chosen', () => {
  expect([...days.map(notAfter(null)), ...days.map(notBefore(undefined))]).not.toContain(true)
})

test('today is the day in Berlin', () => {
  vi.useFakeTimers({ now: new Date('2026-06-30T22:30:00Z') })
  expect(days.map(notAfterToday)).toEqual([false, false, true])
  expect(days.map(notBeforeToday)).toEqual([true, false, false])
  vi.useRealTimers()
})
