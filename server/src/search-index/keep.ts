import type { SearchKind } from '@kasack/contract/search.ts'
import { kindNumber, kindOf } from '@kasack/contract/search.ts'
import type { Db } from '../platform/database/db.ts'
import { countWords, enterWords, keyOf, type KindWord } from '../search-word/writes.ts'
import { readTexts } from './queries.ts'
import { filedNumbers, indexWords } from './filing.ts'
import type { IndexKey, Row } from './writes.ts'
import {
  addConverted,
  addThoseWhoName,
  byKind,
  countRows,
  emptyIndex,
  keepRows,
  noteChanges,
  readRows,
  removeRows,
  takeDue,
  takeIndex,
} from './writes.ts'

/** Updates up to `most` records of the index and returns their number; 0 if it is up to date or another process is updating it. */
export const keepIndex = (db: Db, most: number): Promise<number> =>
  db.transaction().execute(async (tx) => {
    if (!(await takeIndex(tx))) return 0
    await noteChanges(tx)
    const due = await takeDue(tx, most)
    if (due.length > 0) await keep(tx, due)
    return due.length
  })

/** Rebuilds the index from scratch and returns its number of records. */
export async function rebuildIndex(db: Db): Promise<number> {
  await emptyIndex(db)
  while ((await keepIndex(db, ofRebuild)) > 0);
  return countRows(db)
}

const ofRebuild = 2_000

/** Reads records, and writes those that differ from the index. */
async function keep(tx: Db, records: readonly IndexKey[]): Promise<void> {
  const texts = await readTexts(tx, ofKinds(records))
  const filed = texts.map((text) => {
    const numbers = filedNumbers(text.numbers)
    return { text, kind: kindNumber(text.kind), numbers, words: indexWords(text, numbers) }
  })
  const ids = await enterWords(
    tx,
    distinct([...filed.flatMap(({ kind, words }) => words.map((word) => ({ ...word, kind }))), ...counters(records)]),
  )
  const kept = filed.map(({ text, kind, numbers, words }): Row => ({
    kind,
    id: text.id,
    is_active: text.is_active,
    moment: text.moment,
    words: words.map((word) => ids.get(keyOf({ ...word, kind }))!).toSorted((one, other) => one - other),
    numbers,
    named: text.named,
  }))
  const former = new Map((await readRows(tx, records)).map((row) => [recordKey(row), row]))
  const changed = kept.filter((row) => !isSame(row, former.get(recordKey(row))))
  const there = new Set(kept.map(recordKey))
  const gone = [...former.values()].filter((row) => !there.has(recordKey(row)))
  await keepRows(tx, changed)
  await removeRows(tx, gone)
  await countWords(tx, differences({ changed, gone, former, ids }))
  await addThoseWhoName(
    tx,
    changed.filter((row) => (former.get(recordKey(row))?.named ?? row.named) !== row.named),
  )
  await addConverted(
    tx,
    changed.filter((row) => row.kind === kindNumber('employees') && !former.has(recordKey(row))).map(({ id }) => id),
  )
}

const ofKinds = (records: readonly IndexKey[]): Map<SearchKind, number[]> =>
  new Map([...byKind(records)].map(([kind, ids]) => [kindOf(kind), ids]))

/** The empty word of a kind counts its records. */
const counters = (records: readonly IndexKey[]): KindWord[] => [...byKind(records).keys()].map((kind) => ({ kind, place: 0, word: '' }))

const distinct = (words: readonly KindWord[]): KindWord[] => [...new Map(words.map((word) => [keyOf(word), word])).values()]

const recordKey = ({ kind, id }: IndexKey): string => `${kind} ${id}`

const isSame = (row: Row, former: Row | undefined): boolean =>
  former !== undefined &&
  row.is_active === former.is_active &&
  row.moment === former.moment &&
  row.numbers === former.numbers &&
  row.named === former.named &&
  row.words.join() === former.words.join()

type Difference = { changed: readonly Row[]; gone: readonly Row[]; former: ReadonlyMap<string, Row>; ids: ReadonlyMap<string, number> }

/** By how much the number of records of each word changes. */
function differences({ changed, gone, former, ids }: Difference): Map<number, number> {
  const changes = new Map<number, number>()
  const count = (row: Row, by: number) => {
    for (const id of [...row.words, ids.get(keyOf({ kind: row.kind, place: 0, word: '' }))!]) changes.set(id, (changes.get(id) ?? 0) + by)
  }
  for (const row of changed) {
    const before = former.get(recordKey(row))
    count(row, 1)
    if (before) count(before, -1)
  }
  for (const row of gone) count(row, -1)
  return changes
}
