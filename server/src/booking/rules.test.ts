import { placementTexts } from '@kasack/contract/placement.ts'
import type { BookingInput } from '@kasack/contract/booking.ts'
import { expect, test } from 'vitest'
import type { BookingFacts } from './rules.ts'
import { completeBooking, refuseBooking, sealedBooking } from './rules.ts'
import { texts } from './texts.ts'

const input: BookingInput = {
  booking_type: 'new_deployment',
  facility: null,
  vacancy: { id: 3 },
  vacancy_type: null,
  department: null,
  employee: { id: 7 },
  qualification: null,
  date_range: { lower: '2026-07-01', upper: '2026-07-31' },
  bonus: null,
  charge_rate: '48.00',
  working_hours_month: '160.00',
  expenses: '0.00',
  override: null,
  insitu: null,
  replacement_for: null,
  continues: null,
  stands_in_for: null,
  send_documents: [],
  facility_pays_transportation_expenses: null,
  employee_transportation_expenses: 'daily',
  accommodation: 'no',
  accommodation_package: '300.00',
  accommodation_price: null,
  notes: '',
  cancelled: false,
  terminated: false,
}
const vacancy = { id: 3, facility_id: 5, department_id: 6, number_of_positions: 1, number_of_bookings: 0 }
/** Linked to no other booking. */
const alone = { links: { continued: null, stoodIn: null, successor: null } }
const facts: BookingFacts = { stored: null, patch: input, body: {}, unreadable: {}, acts: [], today: '2026-06-10', vacancy, ...alone }

test('a new booking is completed from its vacancy', () => {
  expect(completeBooking(input, facts)).toMatchObject({ facility: { id: 5 }, department: { id: 6 }, accommodation_package: null })
  expect(completeBooking({ ...input, department: { id: 9 } }, facts).department).toEqual({ id: 9 })
  expect(completeBooking(input, { ...facts, body: { department: null } }).department).toBeNull()
  expect(completeBooking(input, { ...facts, unreadable: { facility: [] } }).facility).toBeNull()
  expect(completeBooking(input, { ...facts, stored: input }).department).toBeNull()
})

test('an early end is today unless a day is sent', () => {
  const running = { ...input, date_range: { lower: '2026-06-01', upper: '2026-07-31' } }
  const ending = { ...facts, stored: running, acts: ['terminated'] }
  expect(completeBooking(running, { ...ending, patch: {} }).date_range.upper).toBe('2026-06-10')
  expect(completeBooking(running, { ...ending, patch: { date_range: {} } }).date_range.upper).toBe('2026-07-31')
  const toCome = { ...input, date_range: { lower: '2026-06-11', upper: null } }
  expect(completeBooking(toCome, { ...ending, stored: toCome, patch: {} }).date_range).toEqual(toCome.date_range)
})

test('a full vacancy takes nobody, but keeps who is there', () => {
  const full = { ...facts, vacancy: { ...vacancy, number_of_bookings: 1 } }
  const placed = { ...input, facility: { id: 5 } }
  expect(refuseBooking(placed, full)).toEqual({ vacancy: [placementTexts.full] })
  expect(refuseBooking(placed, { ...full, stored: placed })).toEqual({})
  const elsewhere = { ...placed, facility: { id: 4 } }
  expect(refuseBooking(elsewhere, { ...full, stored: { ...elsewhere, vacancy: null } })).toEqual({ vacancy: [texts.other_facility] })
})

test('a booking never leaves its facility, so its vacancy is not what is wrong with another one', () => {
  const placed = { ...input, facility: { id: 5 } }
  expect(refuseBooking({ ...placed, facility: { id: 4 } }, { ...facts, stored: placed })).toEqual({})
})

test('a booking may end early on every day up to the agreed last one, and after that on none', () => {
  const refusalOf = (agreed: string | null, upper: string) => {
    const running = { ...input, date_range: { lower: '2026-06-01', upper: agreed } }
    const ended = { ...running, date_range: { lower: '2026-06-01', upper } }
    return refuseBooking(ended, { ...facts, stored: running, acts: ['terminated'] })
  }
  expect(refusalOf('2026-06-30', '2026-06-01')).toEqual({})
  expect(refusalOf('2026-06-30', '2026-06-29')).toEqual({})
  expect(refusalOf('2026-06-30', '2026-06-30')).toEqual({})
  expect(refusalOf('2026-06-30', '2026-07-01')).toEqual({ date_range: [placementTexts.later_end] })
  expect(refusalOf(null, '2031-01-01')).toEqual({})
})

test('what is cancelled or ended early is not changed any more', () => {
  expect(sealedBooking({ cancelled: false, terminated: false })).toEqual([])
  expect(sealedBooking({ cancelled: true, terminated: false })).toEqual([placementTexts.already_cancelled])
  expect(sealedBooking({ cancelled: false, terminated: true })).toEqual([placementTexts.already_terminated])
})
