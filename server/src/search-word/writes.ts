import { beginningsOf, cutsOf } from '@kasack/contract/search-word.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** A word in records of a kind, and its place in them. */
export type KindWord = { word: string; place: number; kind: number }

export const keyOf = ({ kind, place, word }: KindWord): string => `${kind} ${place} ${word}`

/** The ids of words, by their keys; new words are inserted. */
export async function enterWords(tx: Db, words: readonly KindWord[]): Promise<Map<string, number>> {
  const known = await readIds(tx, words)
  const missing = words.filter((word) => !known.has(keyOf(word)))
  if (missing.length === 0) return known
  const { rows } = await sql<KindWord & { id: number }>`
    insert into search_word (word, kind, place, number) select word, kind, place, 0 from ${listed(missing)}
    returning id, word, kind, place`.execute(tx)
  await enterCuts(tx, new Set(missing.map(({ word }) => word)))
  return new Map([...known, ...rows.map((row) => [keyOf(row), row.id] as const)])
}

async function readIds(tx: Db, words: readonly KindWord[]): Promise<Map<string, number>> {
  const { rows } = await sql<KindWord & { id: number }>`
    select id, search_word.word, search_word.kind, search_word.place
    from ${listed(words)} join search_word using (word, kind, place)`.execute(tx)
  return new Map(rows.map((row) => [keyOf(row), row.id]))
}

async function enterCuts(tx: Db, words: ReadonlySet<string>): Promise<void> {
  const beginnings = new Set([...words].flatMap(beginningsOf))
  const pairs = [...beginnings].flatMap((beginning) => cutsOf(beginning).map((cut) => [cut, beginning] as const))
  if (pairs.length === 0) return
  await sql`
    insert into search_cut (cut, beginning)
    select * from unnest(${pairs.map(([cut]) => cut)}::text[], ${pairs.map(([, beginning]) => beginning)}::text[])
    on conflict do nothing`.execute(tx)
}

/** Adjusts the counts of words, by id. A word that no record contains any more is deleted with all its data: it may be a person's name. */
export async function countWords(tx: Db, changes: ReadonlyMap<number, number>): Promise<void> {
  const counted = [...changes].filter(([, by]) => by !== 0)
  if (counted.length === 0) return
  await sql`
    update search_word set number = number + by
    from unnest(${counted.map(([id]) => id)}::int[], ${counted.map(([, by]) => by)}::int[]) as change (of, by)
    where id = of`.execute(tx)
  const fewer = counted.filter(([, by]) => by < 0).map(([id]) => id)
  if (fewer.length === 0) return
  const { rows } = await sql<{ word: string }>`
    delete from search_word where id = any(${fewer}::int[]) and number <= 0 and word <> '' returning word`.execute(tx)
  await forgetCuts(tx, [...new Set(rows.flatMap(({ word }) => beginningsOf(word)))])
}

async function forgetCuts(tx: Db, beginnings: readonly string[]): Promise<void> {
  if (beginnings.length === 0) return
  await sql`
    delete from search_cut where beginning = any(${[...beginnings]}::text[]) and not exists (
      select from search_word where word >= beginning and word < beginning || chr(1114111)
    )`.execute(tx)
}

const listed = (words: readonly KindWord[]) => sql`
  unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ kind }) => kind)}::smallint[], ${words.map(({ place }) => place)}::smallint[])
    as wanted (word, kind, place)`
