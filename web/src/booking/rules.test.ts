import type { Booking } from '@kasack/contract/booking.ts'
import { booking as entity } from '@kasack/contract/booking.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { replacedDays } from '@kasack/contract/succession.ts'
import { expect, test } from 'vitest'
import { aBooking } from './booking.test-support.ts'
import {
  agreed,
  notCarriedOver,
  phaseOf,
  quickEnds,
  renewalOf,
  replacementOf,
  endingConsequence,
  whyNotRenewed,
  whyNotReplaced,
} from './rules.ts'
import { texts } from './texts.ts'

const from = (lower: string, upper: string | null) => ({ lower, upper, bounds: '[]' as const })
const today = '2026-06-10'
const away = (lower: string, upper: string, ...stand_ins: object[]) => ({
  id: 5,
  reason_display: 'sick',
  date_range: from(lower, upper),
  stand_ins,
})
const standsIn = (lower: string, upper: string) => ({ id: 40, name: 'Mia Lorenz', date_range: from(lower, upper) })

test.each([
  ['ongoing', aBooking({ date_range: from('2026-06-10', null) })],
  ['ongoing', aBooking({ date_range: from('2026-06-01', '2026-06-10') })],
  ['over', aBooking({ date_range: from('2026-06-01', '2026-06-09') })],
  ['to come', aBooking({ date_range: from('2026-06-11', null) })],
  ['cancelled', aBooking({ date_range: from('2026-06-01', null), cancelled: true })],
  ['terminated', aBooking({ date_range: from('2026-06-01', null), terminated: true })],
] as const)('seen from today a booking is %s', (phase, booking) => expect(phaseOf(booking, today)).toBe(phase))

test('a renewal continues on the same terms, from the day after the end on and for as long again', () => {
  const booking = aBooking({ date_range: from('2026-04-01', '2026-05-31'), charge_rate: '52.00', notes: 'Night shifts.' })
  expect(renewalOf(booking)).toMatchObject({
    booking_type: 'renewal',
    continues: { id: 31, name: 'Jana Reuter, 01.04.2026' },
    employee: booking.employee,
    charge_rate: '52.00',
    date_range: from('2026-06-01', '2026-07-31'),
    notes: '',
  })
  expect(renewalOf(aBooking({ date_range: from('2026-12-01', '2026-12-30') })).date_range).toEqual(from('2026-12-31', '2027-01-29'))
})

test('what has no end, was called off or is continued already is not renewed', () => {
  expect(whyNotRenewed(aBooking({ date_range: from('2026-06-01', null) }))).toBe(texts.no_end)
  expect(whyNotRenewed(aBooking({ cancelled: true }))).toBe(placementTexts.already_cancelled)
  expect(whyNotRenewed(aBooking({ continued_by: { id: 32, name: 'Jana Reuter, 01.07.2026' } }))).toBe(texts.is_continued)
  expect(whyNotRenewed(aBooking({ date_range: from('2026-04-01', '2026-05-31'), terminated: true }))).toBeUndefined()
})

const june = from('2026-06-01', '2026-06-30')

test.each([
  ['to come: for all its days', { date_range: from('2026-06-20', '2026-07-05') }, null, from('2026-06-20', '2026-07-05')],
  ['going on: from today on', { date_range: from('2026-06-01', null) }, null, from('2026-06-10', null)],
  ['called off: for what is left', { date_range: june, cancelled: true }, null, from('2026-06-10', '2026-06-30')],
  [
    'ended early: from the day after',
    { date_range: from('2026-06-01', '2026-06-14'), terminated: true },
    'continues',
    from('2026-06-15', '2026-06-30'),
  ],
  [
    'ended long ago: from today on',
    { date_range: from('2026-03-01', '2026-03-14'), terminated: true },
    'continues',
    from('2026-06-10', '2026-06-30'),
  ],
  [
    'ended early: until it was to end',
    { date_range: from('2026-06-01', '2026-06-14'), terminated: true, former_upper: '2026-08-20' },
    'continues',
    from('2026-06-15', '2026-08-20'),
  ],
  [
    'ended early and continued',
    { date_range: from('2026-06-01', '2026-06-14'), terminated: true, continued_by: { id: 9, name: '' } },
    null,
    from('2026-06-15', '2026-06-30'),
  ],
  [
    'whose employee is away: on those days',
    { date_range: june, absences: [away('2026-06-20', '2026-07-10')] },
    'stands_in_for',
    from('2026-06-20', '2026-06-30'),
  ],
  [
    'whose employee is away now: from today on',
    { date_range: june, absences: [away('2026-05-20', '2026-06-12')] },
    'stands_in_for',
    from('2026-06-10', '2026-06-12'),
  ],
  [
    'where somebody stands in for a part: on the rest',
    { date_range: june, absences: [away('2026-06-15', '2026-06-20', standsIn('2026-06-15', '2026-06-17'))] },
    'stands_in_for',
    from('2026-06-18', '2026-06-20'),
  ],
  [
    'where somebody stands in for all of it',
    { date_range: june, absences: [away('2026-06-15', '2026-06-20', standsIn('2026-06-15', '2026-06-20'))] },
    null,
    from('2026-06-10', '2026-06-30'),
  ],
  ['whose absence is over', { date_range: june, absences: [away('2026-06-01', '2026-06-09')] }, null, from('2026-06-10', '2026-06-30')],
] as const)('somebody else takes the place in a booking %s', (_, given, link, date_range) => {
  const booking = aBooking(given as Partial<Booking>)
  expect(replacedDays(booking, today)).toEqual({ link, period: { lower: date_range.lower, upper: date_range.upper } })
  const replacement = replacementOf(booking, today)
  expect(replacement).toMatchObject({
    booking_type: 'replacement',
    replacement_for: booking.employee,
    facility: booking.facility,
    charge_rate: booking.charge_rate,
    date_range,
    ...(link && { [link]: { id: 31 } }),
  })
  expect(replacement).not.toHaveProperty('employee')
})

test('the usual ends are counted from the start; as before only where that is later', () => {
  const ends = (former: string | null) => quickEnds('2026-06-10', former).map(({ label, end }) => [label.en, end])
  const usual = [
    ['+2 weeks', '2026-06-23'],
    ['+4 weeks', '2026-07-07'],
    ['+6 weeks', '2026-07-21'],
    ['to end of month', '2026-06-30'],
  ]
  expect(ends(null)).toEqual(usual)
  expect(ends('2026-06-09')).toEqual(usual)
  expect(ends('2026-08-31')).toEqual([...usual, ['as before', '2026-08-31']])
})

test('nobody replaces whoever has worked to the end; where it was ended early the rest is still open', () => {
  const over = from('2026-06-01', '2026-06-09')
  expect(whyNotReplaced(aBooking({ date_range: over }), today)).toBe(placementTexts.has_ended)
  expect(whyNotReplaced(aBooking({ date_range: over, terminated: true }), today)).toBeUndefined()
  expect(whyNotReplaced(aBooking({ date_range: from('2026-06-01', '2026-06-10') }), today)).toBeUndefined()
})

test('of every field that can be written somebody has decided whether what is made of a booking takes it along', () => {
  const written = Object.entries(entity.fields).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
  const givenAnew = ['override']
  expect([...agreed, ...notCarriedOver, ...givenAnew].toSorted()).toEqual(written.toSorted())
})

test('calling off frees the position and makes a candidate new again, ending early frees it alone; a shared position stays taken', () => {
  const booked = aBooking({ vacancy: { id: 12, name: 'Fachkraft ZNA' }, vacancy_type: null })
  expect(endingConsequence(booked, 'cancelled')).toBe(texts.cancelling_frees)
  expect(endingConsequence(booked, 'terminated')).toBe(texts.ending_frees)
  expect(endingConsequence(aBooking(), 'cancelled')).toBe(texts.facility_not_told)
  expect(endingConsequence({ ...booked, continues: { id: 30, name: 'Eva Beispiel' } }, 'cancelled')).toBe(texts.facility_not_told)
})
