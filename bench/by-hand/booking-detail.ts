import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, joins, toBooking } from './booking-list.ts'

const text = `select ${columns} from booking ${joins} where booking.id = $1`

export const call: CallByHand = {
  route: '/api/v0/bookings/:id.json/',
  measured: { 'one booking': Array.from({ length: 50 }, (_, index) => `/api/v0/bookings/${1 + index * 3967}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toBooking(row!))
  },
}
