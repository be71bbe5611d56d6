import { bookings } from '../../src/booking/records.ts'
import { openDatabase } from '../../src/platform/database/db.ts'
import { Refusal } from '../../src/platform/text/refusal.ts'
import { write } from '../../src/platform/write/write.ts'
import { writerOf } from '../writer.ts'

// A process that books, for the tests of races. It is told the database and the user by its arguments, each booking by a message, and
// answers whether it was stored.
const [connection, user] = process.argv.slice(2)
const db = openDatabase(JSON.parse(connection!), { size: 2 })
const writer = writerOf(Number(user), new Date('2026-06-10T10:00:00Z'))

process.on('message', (sent: Record<string, unknown>) => {
  write({ db, caller: writer.caller }, (tx) => bookings.create(tx, writer, sent)).then(
    () => process.send!('stored'),
    (error: unknown) => process.send!(error instanceof Refusal ? JSON.stringify(error.reason) : String(error)),
  )
})
process.send!('ready')
