import { expect, test } from 'vitest'
import { endOfMonth } from './end-of-month.ts'

test.each([
  ['2024-06-10', '2024-06-30'],
  ['2024-02-01', '2024-02-29'],
  ['2026-12-31', '2026-12-31'],
])('what begins on %s ends on %s', (start, end) => expect(endOfMonth(start)).toBe(end))
