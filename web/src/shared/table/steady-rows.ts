import type { Fate } from '../storage/told.ts'

/** What others have done to a row since the list was asked: `gone` is no longer among these rows, but still there. */
export type RowMark = 'added' | 'deleted' | 'gone'

/** Rows as they stand there, and those whose mark says something. */
export type Steady<Row> = { rows: Row[]; marks: ReadonlyMap<number, RowMark> }

type Arrival<Row> = {
  /** The same page, as it is now. */
  rows: readonly Row[]
  page: number
  size: number
  /** How many records fewer the list has than when it was asked. */
  fewer: number
  fateOf: (id: number) => Fate | undefined
}

/** Every row stays where it is, as it is now. What left is marked; what came is not among them. What is changed says so itself, where that can be seen. */
export function withArrival<Row extends { id: number }>(
  { rows: before, marks: former }: Steady<Row>,
  { rows, page, size, fewer, fateOf }: Arrival<Row>,
): Steady<Row> {
  const now = new Map(rows.map((row) => [row.id, row]))
  const last = before.findLastIndex(({ id }) => now.has(id))
  const marks = new Map<number, RowMark>()
  before.forEach((row, at) => {
    const mark = markOf(row, at) ?? formerMark(row)
    if (mark) marks.set(row.id, mark)
  })
  for (const { id } of before.slice(last + 1)) {
    const isChanged = !marks.has(id) && fateOf(id) === 'changed'
    if (isChanged && [...marks.values()].filter(isAway).length < fewer) marks.set(id, 'gone')
  }
  return { rows: before.map((row) => now.get(row.id) ?? row), marks }

  /** A row that is back is not away any more. */
  function formerMark({ id }: Row): RowMark | undefined {
    const mark = former.get(id)
    return isAway(mark) && now.has(id) ? undefined : mark
  }

  function markOf(row: Row, at: number): RowMark | undefined {
    if (now.has(row.id)) return undefined
    const fate = fateOf(row.id)
    if (fate === 'deleted') return 'deleted'
    const isPushedDown = at > last && rows.length === size
    const isPulledUp = page > 1 && fate === undefined
    return isPushedDown || isPulledUp ? undefined : 'gone'
  }
}

/** Those whose rows others have taken away. */
export const isAway = (mark: RowMark | undefined): boolean => mark === 'deleted' || mark === 'gone'

/** The marks that stay until the list is asked again. */
export const lasting = (marks: ReadonlyMap<number, RowMark>): ReadonlyMap<number, RowMark> =>
  new Map([...marks].filter(([, mark]) => isAway(mark)))

type Records = readonly { id: number }[]

/**
 * What only `rows` has, where the reader has seen `before`, and is new: what was told, since others may have come from another page. Where
 * nothing was, on the first page of a list that has grown by `count`, all of them.
 */
export function added(
  before: Records,
  rows: Records,
  { page, count, isTold }: { page: number; count: number; isTold: (id: number) => boolean },
): ReadonlyMap<number, RowMark> {
  const came = rows.map(({ id }) => id).filter((id) => !before.some((one) => one.id === id))
  const known = came.filter(isTold)
  return new Map((known.length > 0 || page > 1 || count === 0 ? known : came).map((id) => [id, 'added']))
}
