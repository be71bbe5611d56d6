import { bookings } from '../../src/booking/records.ts'
import { employeeDocuments } from '../../src/employee-document/records.ts'
import type { Db } from '../../src/platform/database/db.ts'
import { openDatabase } from '../../src/platform/database/db.ts'
import { Refusal } from '../../src/platform/text/refusal.ts'
import { write } from '../../src/platform/write/write.ts'
import { writerOf } from '../writer.ts'

// A process that books and deletes documents, for the tests of races. Its arguments name the database and the user, each message a booking
// or document; the reply says whether it was stored.
const [connection, user] = process.argv.slice(2)
const db = openDatabase(JSON.parse(connection!), { size: 2 })
const writer = writerOf(Number(user), new Date('2026-06-10T10:00:00Z'))

type WriterBody = { booking: Record<string, unknown> } | { document: number }

const act = async (tx: Db, sent: WriterBody): Promise<void> => {
  if ('booking' in sent) await bookings.create(tx, writer, sent.booking)
  else await employeeDocuments.remove(tx, writer, sent.document)
}

process.on('message', (sent: WriterBody) => {
  write({ db, caller: writer.caller }, (tx) => act(tx, sent)).then(
    () => process.send!('stored'),
    (error: unknown) => process.send!(error instanceof Refusal ? JSON.stringify(error.reason) : String(error)),
  )
})
process.send!('ready')
