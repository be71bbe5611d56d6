import { bookingRules } from '@kasack/contract/judge.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { bookings } from '../booking/records.ts'
import { blockedAfterUndo } from './findings.ts'

const { a, as, db } = await testApp()
const root = await as({ is_superuser: true })
const { body: caller } = await root.get('/users/me.json/')
const strict = blockedAfterUndo({ overlaps_booking: { ...bookingRules['overlaps_booking']!, level: 'block' } })

test('a booking that an undo puts back is judged where it counts again, or where its days or its place are others', async () => {
  const [employee, july] = [await a.employee(), { lower: '2026-07-01', upper: '2026-07-31' }]
  await a.booking({ employee, date_range: july })
  const after = (await bookings.stored(db, await a.booking({ employee, date_range: july })))!
  const reasons = async (before: typeof after | null) => (await strict(db, after, { before, caller })).length
  expect(await reasons(null)).toBe(1)
  expect(await reasons({ ...after, cancelled: true })).toBe(1)
  expect(await reasons({ ...after, date_range: { lower: '2026-07-02', upper: '2026-07-31' } })).toBe(1)
  expect(await reasons(after)).toBe(0)
  expect(await strict(db, { ...after, cancelled: true }, { before: null, caller })).toEqual([])
  expect(await blockedAfterUndo()(db, after, { before: null, caller })).toEqual([])
})
