import { describe, expect, test } from 'vitest'
import { refuseBoardSpan } from './board.ts'
import { problemTexts } from './problem.ts'

describe('the days of a board', () => {
  test('may be one, and four hundred of them, the first and the last counted', () => {
    expect(refuseBoardSpan({ from: '2026-06-01', to: '2026-06-01' })).toBeUndefined()
    expect(refuseBoardSpan({ from: '2026-01-01', to: '2027-02-04' })).toBeUndefined()
    expect(refuseBoardSpan({ from: '2026-01-01', to: '2027-02-05' })).toMatchObject({ en: 'At most 400 days can be shown at once.' })
  })
  test('do not end before they begin', () => {
    expect(refuseBoardSpan({ from: '2026-06-02', to: '2026-06-01' })).toBe(problemTexts.ends_before_start)
  })
  test('are not judged before both ends are known', () => {
    expect([refuseBoardSpan({ from: '2026-06-02' }), refuseBoardSpan({ to: '2026-06-01' }), refuseBoardSpan({})]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
