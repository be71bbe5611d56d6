import { booking as entity } from '@kasack/contract/booking.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { expect, test } from 'vitest'
import { aBooking } from './booking.test-support.ts'
import { agreed, ownOfEach, phaseOf, renewalOf, replacementOf, whyNotRenewed, whyNotReplaced } from './rules.ts'
import { texts } from './texts.ts'

const from = (lower: string, upper: string | null) => ({ lower, upper, bounds: '[]' as const })
const today = '2026-06-10'

test.each([
  ['ongoing', aBooking({ date_range: from('2026-06-10', null) })],
  ['ongoing', aBooking({ date_range: from('2026-06-01', '2026-06-10') })],
  ['over', aBooking({ date_range: from('2026-06-01', '2026-06-09') })],
  ['to come', aBooking({ date_range: from('2026-06-11', null) })],
  ['cancelled', aBooking({ date_range: from('2026-06-01', null), cancelled: true })],
  ['terminated', aBooking({ date_range: from('2026-06-01', null), terminated: true })],
] as const)('seen from today a booking is %s', (phase, booking) => expect(phaseOf(booking, today)).toBe(phase))

test('a renewal is the same on the same terms from the day after the end to the end of that month', () => {
  const booking = aBooking({ date_range: from('2026-04-01', '2026-05-31'), charge_rate: '52.00', notes: 'Night shifts.' })
  expect(renewalOf(booking)).toMatchObject({
    booking_type: 'renewal',
    employee: booking.employee,
    charge_rate: '52.00',
    date_range: from('2026-06-01', '2026-06-30'),
    notes: '',
  })
  expect(renewalOf(aBooking({ date_range: from('2026-12-01', '2026-12-30') })).date_range).toEqual(from('2026-12-31', '2026-12-31'))
})

test('what has no end or was called off is not renewed', () => {
  expect(whyNotRenewed(aBooking({ date_range: from('2026-06-01', null) }))).toBe(texts.no_end)
  expect(whyNotRenewed(aBooking({ cancelled: true }))).toBe(placementTexts.already_cancelled)
  expect(whyNotRenewed(aBooking({ date_range: from('2026-04-01', '2026-05-31'), terminated: true }))).toBeUndefined()
})

test.each([
  ['to come: for all its days', { date_range: from('2026-06-20', '2026-07-05') }, from('2026-06-20', '2026-07-05')],
  ['going on: from today on', { date_range: from('2026-06-01', null) }, from('2026-06-10', null)],
  ['called off: for what is left', { date_range: from('2026-06-01', '2026-06-30'), cancelled: true }, from('2026-06-10', '2026-06-30')],
  ['ended early: from the day after', { date_range: from('2026-06-01', '2026-06-14'), terminated: true }, from('2026-06-15', '2026-06-30')],
  ['ended long ago: from today on', { date_range: from('2026-03-01', '2026-03-14'), terminated: true }, from('2026-06-10', '2026-06-30')],
])('somebody else takes the place in a booking %s', (_, given, date_range) => {
  const booking = aBooking(given)
  expect(replacementOf(booking, today)).toMatchObject({
    booking_type: 'replacement',
    employee: null,
    replacement_for: booking.employee,
    facility: booking.facility,
    charge_rate: booking.charge_rate,
    date_range,
  })
})

test('nobody replaces whoever has worked to the end; where it was ended early the rest is still open', () => {
  const over = from('2026-06-01', '2026-06-09')
  expect(whyNotReplaced(aBooking({ date_range: over }), today)).toBe(placementTexts.has_ended)
  expect(whyNotReplaced(aBooking({ date_range: over, terminated: true }), today)).toBeUndefined()
  expect(whyNotReplaced(aBooking({ date_range: from('2026-06-01', '2026-06-10') }), today)).toBeUndefined()
})

test('of every field that can be written somebody has decided whether what is made of a booking takes it along', () => {
  const written = Object.entries(entity.fields).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
  expect([...agreed, ...ownOfEach].toSorted()).toEqual(written.toSorted())
})
