import { mayAccess } from '@kasack/contract/permission.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { expect, test } from 'vitest'
import { today } from '../shared/program/clock.ts'
import { totalWidth } from '../shared/table/column.ts'
import { aUser } from '../test/users.ts'
import { aBooking } from './booking.test-support.ts'
import { bookingActions } from './BookingActions.tsx'
import type { BookingPlace } from './BookingColumns.tsx'
import { bookingColumns } from './BookingColumns.tsx'
import { texts } from './texts.ts'

const { already_cancelled, already_terminated, has_started, not_started, has_ended, ends_today } = placementTexts
const reasonsOf = (booking: ReturnType<typeof aBooking>) =>
  Object.fromEntries(
    bookingActions(booking, today()).flatMap(({ key, disabledBecause }) => (disabledBecause ? [[key, disabledBecause]] : [])),
  )

test.each([
  ['to come', aBooking({ lasts: [1, 30] }), { terminate: not_started }],
  ['that begins today', aBooking({ lasts: [0, null] }), { cancel: has_started, renew: texts.no_end }],
  ['of today alone', aBooking({ lasts: [0, 0] }), { cancel: has_started, terminate: ends_today }],
  ['on its last day', aBooking({ lasts: [-9, 0] }), { cancel: has_started, terminate: ends_today }],
  ['that is over', aBooking({ lasts: [-9, -1] }), { replace: has_ended, cancel: has_started, terminate: has_ended }],
  [
    'that was cancelled',
    aBooking({ cancelled: true }),
    { edit: already_cancelled, renew: already_cancelled, cancel: already_cancelled, terminate: already_cancelled },
  ],
  [
    'that was ended early',
    aBooking({ lasts: [-9, -1], terminated: true }),
    { edit: already_terminated, cancel: already_terminated, terminate: already_terminated },
  ],
])('of a booking %s the menu says what cannot be done, and why', (_, booking, reasons) => expect(reasonsOf(booking)).toEqual(reasons))

test('whatever can be done with a booking is for those who may book; to find somebody else takes seeing employees, too', () => {
  const booker = aUser({ permissions: ['vacancies.add_booking'] })
  const acts = bookingActions(aBooking(), today()).filter(({ key }) => key !== 'history')
  const refused = acts.filter(({ needs }) => needs && !mayAccess(booker, needs))
  expect(refused.map(({ key }) => key)).toEqual(['replace'])
  for (const { key, needs } of acts) expect([key, mayAccess(aUser({ permissions: ['employees.view_employee'] }), needs!)]).toEqual([key, false]) // prettier-ignore
})

const places: Record<BookingPlace, true> = { 'employee/details': true, 'facility/details': true, list: true, 'vacancy/details': true }

test.each(Object.keys(places) as BookingPlace[])('the widths of the columns at %s come to 100 %%', (place) =>
  expect(totalWidth(bookingColumns(place), true)).toBe(100),
)
