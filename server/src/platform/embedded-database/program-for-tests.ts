import { Client } from 'pg'
import { startEmbeddedDatabase } from './embedded-database.ts'

// Uses the database in the folder given as its argument. Prints how it found the server, then the number of each row the database has
// acknowledged. A line on its input makes it stop and exit.

const database = await startEmbeddedDatabase(process.argv[2]!)
const client = new Client(database.connection)
client.on('error', () => {})
await client.connect()
await client.query('create table if not exists entry (id integer generated always as identity, writer text)')
process.stdout.write(`${database.outcome}\n`)

const stopping = new AbortController()
process.stdin.once('data', () => stopping.abort())

while (!stopping.signal.aborted) {
  const { rows } = await client.query<{ id: number }>('insert into entry (writer) values ($1) returning id', [process.pid])
  process.stdout.write(`${rows[0]!.id}\n`)
}
await client.end()
await database.stop()
process.exit(0)
