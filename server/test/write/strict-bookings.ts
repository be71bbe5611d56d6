import { booking } from '@kasack/contract/booking.ts'
import { sql } from 'kysely'
import { bookingRecipe } from '../../src/booking/records.ts'
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

const strict = records(booking, {
  ...bookingRecipe,
  async facts(tx, input, known) {
    const { lower, upper } = input.date_range
    const { rows } = await sql`
      select from booking
      where employee_id = ${input.employee.id} and daterange(date_lower, date_upper, '[]') && daterange(${lower}, ${upper}, '[]')`.execute(
      tx,
    )
    return { ...(await bookingRecipe.facts!(tx, input, known)), isBooked: rows.length > 0 }
  },
  refuse: (input, known) => ({
    ...bookingRecipe.refuse!(input, known),
    ...(known.isBooked && { employee: [{ de: 'Sie ist schon gebucht.', en: 'She is booked already.' }] }),
  }),
})

process.on('message', (sent: Record<string, unknown>) => {
  write({ db, caller: writer.caller }, (tx) => strict.create(tx, writer, sent)).then(
    () => process.send!('stored'),
    (error: unknown) => process.send!(error instanceof Refusal ? JSON.stringify(error.reason) : String(error)),
  )
})
process.send!('ready')
