import type { RecordEvent } from '../storage/pushed.ts'

/** What others have done to a row since the list was read: a `gone` row still exists, but no longer belongs here. */
export type RowMark = 'added' | 'deleted' | 'gone'

/** Rows in the order shown, and their marks. */
export type Steady<Row> = { rows: Row[]; marks: ReadonlyMap<number, RowMark> }

type Arrival<Row> = {
  /** The same page, as it is now. */
  rows: readonly Row[]
  page: number
  size: number
  /** How many records the list has lost since it was read. */
  fewer: number
  lastEventOf: (id: number) => RecordEvent | undefined
}

/** Updates every row in place. Rows that left are marked; new ones are not added. Changed rows mark themselves if visible. */
export function withArrival<Row extends { id: number }>(
  { rows: before, marks: former }: Steady<Row>,
  { rows, page, size, fewer, lastEventOf }: Arrival<Row>,
): Steady<Row> {
  const now = new Map(rows.map((row) => [row.id, row]))
  const last = before.findLastIndex(({ id }) => now.has(id))
  const marks = new Map<number, RowMark>()
  before.forEach((row, at) => {
    const mark = markOf(row, at) ?? formerMark(row)
    if (mark) marks.set(row.id, mark)
  })
  for (const { id } of before.slice(last + 1)) {
    const isChanged = !marks.has(id) && lastEventOf(id) === 'changed'
    if (isChanged && [...marks.values()].filter(isAway).length < fewer) marks.set(id, 'gone')
  }
  return { rows: before.map((row) => now.get(row.id) ?? row), marks }

  /** A row that is back is no longer away. */
  function formerMark({ id }: Row): RowMark | undefined {
    const mark = former.get(id)
    return isAway(mark) && now.has(id) ? undefined : mark
  }

  function markOf(row: Row, at: number): RowMark | undefined {
    if (now.has(row.id)) return undefined
    const event = lastEventOf(row.id)
    if (event === 'deleted') return 'deleted'
    const isPushedDown = at > last && rows.length === size
    const isPulledUp = page > 1 && event === undefined
    return isPushedDown || isPulledUp ? undefined : 'gone'
  }
}

/** Marks of rows that others have taken away. */
export const isAway = (mark: RowMark | undefined): boolean => mark === 'deleted' || mark === 'gone'

/** The marks that stay until the list is read again. */
export const lasting = (marks: ReadonlyMap<number, RowMark>): ReadonlyMap<number, RowMark> =>
  new Map([...marks].filter(([, mark]) => isAway(mark)))

type Records = readonly { id: number }[]

/**
 * The new rows in `rows`, compared to `before`: those named by events, since others may come from another page. If none were, on the first
 * page of a list that has grown by `count`, all of them.
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
