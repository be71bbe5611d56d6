import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import { openDatabase } from '../database/db.ts'
import { fold, phoneDigits } from './sql.ts'

const { connection } = await freshDatabase()
const db = openDatabase(connection, { size: 1 })

/** Every letter up to Cherokee, at the start, in the middle and at the end of a word; later scripts differ between releases. */
const words = Array.from({ length: 0x13a0 - 1 }, (_, index) => String.fromCodePoint(index + 1)).map(
  (letter) => `${letter}A${letter}b ${letter}`,
)

test('a text is folded here as PostgreSQL folds it', async () => {
  const { rows } = await sql<{ folded: string[] }>`select array(select fold(unnest(${words}::text[]))) as folded`.execute(db)
  expect(words.map(fold)).toEqual(rows[0]?.folded)
  expect(fold('ÄRZTEHAUS Straße ODYSSEUS ΟΔΥΣΣΕΥΣ')).toBe('ärztehaus straße odysseus οδυσσευς')
})

test('a telephone number loses here what it loses in PostgreSQL', async () => {
  const { rows } = await sql<{ digits: string[] }>`select array(select phone_digits(unnest(${words}::text[]))) as digits`.execute(db)
  expect(words.map(phoneDigits)).toEqual(rows[0]?.digits)
  expect(phoneDigits('+49 (0) 30 / 12-34')).toBe('+490301234')
})
