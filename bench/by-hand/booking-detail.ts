import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { bookings, toBookings } from './booking-list.ts'

const find = finder(bookings)

export const call: CallByHand = {
  route: '/api/v0/bookings/:id.json/',
  measured: { 'one booking': Array.from({ length: 50 }, (_, index) => `/api/v0/bookings/${1 + index * 3967}.json/`) },
  answer: async ({ db, params }) => JSON.stringify((await toBookings(db, [await find(db, params['id'])]))[0]),
}
