import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { emptyDatabase } from '../database.ts'

/** The database of an agency, kept as an earlier version left it and named after that version's newest migration. */
export type Fixture = '0002_facility' | '0199_setup'

/** A database with the rows of the fixture, in its own schema: nothing has been migrated yet. */
export async function restoreFixture(fixture: Fixture): Promise<{ url: string; drop: () => Promise<void> }> {
  const database = await emptyDatabase()
  const client = new pg.Client(database.url)
  await client.connect()
  try {
    await runDump(client, gunzipSync(readFileSync(new URL(`${fixture}.sql.gz`, import.meta.url))).toString())
  } finally {
    await client.end()
  }
  return database
}

/** Runs what `pg_dump` wrote: statements, and between them the rows of one table after the other. */
async function runDump(client: pg.Client, dump: string): Promise<void> {
  const parts = dump.split(/^(COPY .+ FROM stdin;)\n([^]*?)^\\[.]$/m)
  for (let at = 0; at < parts.length; at += 3) {
    const [statements, copy, rows] = parts.slice(at)
    await client.query(statements!)
    if (copy) await pipeline(Readable.from([rows]), client.query(from(copy)))
  }
}
