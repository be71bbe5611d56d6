import { booking } from '@kasack/contract/booking.ts'
import { bookingRules } from '@kasack/contract/judge.ts'
import { bookingRecipe } from '../../src/booking/records.ts'
import { refuseForbidden } from '../../src/judge/findings.ts'
import { openDatabase } from '../../src/platform/database/db.ts'
import { Refusal } from '../../src/platform/text/refusal.ts'
import { records } from '../../src/platform/write/records.ts'
import { write } from '../../src/platform/write/write.ts'
import { writerOf } from '../writer.ts'

// A process that books by one more rule, for the tests of races: nobody is booked twice on a day. It is told the database and the user
// by its arguments, each booking by a message, and answers whether it was stored.
const [connection, user] = process.argv.slice(2)
const db = openDatabase(JSON.parse(connection!), { size: 2 })
const writer = writerOf(Number(user), new Date('2026-06-10T10:00:00Z'))

const { overlaps_booking } = bookingRules
const strict = records(booking, {
  ...bookingRecipe,
  judge: refuseForbidden({ overlaps_booking: { ...overlaps_booking!, level: 'block' } }),
})

process.on('message', (sent: Record<string, unknown>) => {
  write({ db, caller: writer.caller }, (tx) => strict.create(tx, writer, sent)).then(
    () => process.send!('stored'),
    (error: unknown) => process.send!(error instanceof Refusal ? JSON.stringify(error.reason) : String(error)),
  )
})
process.send!('ready')
