import type { Random } from '@kasack/demo/random.ts'
import { seeded, shuffled } from '@kasack/demo/random.ts'
import * as german from '@zxcvbn-ts/language-de'
import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database/db.ts'

/**
 * Surnames by frequency, from the German list of @zxcvbn-ts/language-de (3,000), and its first names, which are unordered (1,158). A name
 * of rank n is about 1/n as common as the first.
 */
const capitalized = (names: readonly string[]): string[] => names.map((name) => name.charAt(0).toLocaleUpperCase('de') + name.slice(1))
const surnames = capitalized(german.dictionary.lastnames)
const firstNames = shuffled(seeded(1), capitalized(german.dictionary.firstnames))

/** Renames everybody, with names as frequent as in reality. Leaves no history. */
export async function nameByRank(db: Db): Promise<void> {
  await sql`select set_config('kasack.history', 'off', false)`.execute(db)
  const random = seeded(33)
  for (const table of ['employee', 'applicant', 'contact_person']) {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(db)
    const named = rows.map(({ id }) => ({ id, first_name: byRank(firstNames, random), last_name: byRank(surnames, random) }))
    await sql`
      update ${sql.table(table)} one set first_name = named.first_name, last_name = named.last_name
      from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as named (id int, first_name text, last_name text)
      where named.id = one.id`.execute(db)
  }
}

/** Draws the name of rank n about 1/n as often as the first. */
function byRank(names: readonly string[], random: Random): string {
  const all = Math.log(names.length + 1)
  return names[Math.min(Math.floor(Math.exp(random() * all)), names.length) - 1]!
}
