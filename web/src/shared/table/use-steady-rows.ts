import { useEffect, useState } from 'react'
import { markTime } from '../part/use-change-mark.ts'
import { useStore } from '../program/store.ts'
import { lastEventOf, eventCount } from '../storage/pushed.ts'
import type { RowMark, Steady } from './steady-rows.ts'
import { added, isAway, lasting, withArrival } from './steady-rows.ts'
import type { ListRows } from './use-list-rows.ts'
import { usePushedRows } from './use-pushed-rows.ts'

/** News not shown yet: `count` new records; 0: different rows, or another order. */
export type News = { count: number; show: () => void } | null

/** `answer` (of `all` records): the last one taken in; `count`: the list's total when the rows last matched the page. */
type KeptRows<Row> = Steady<Row> & { question: string; answer: Row[]; all: number; count: number; isOld: boolean }

type Of = { resource: string; isComputed: boolean; size: number; context: Readonly<Record<string, string>> }

const none: ReadonlyMap<number, RowMark> = new Map()

/**
 * Shows changes by others in the existing rows, without moving any. New rows wait until the user wants them. The result of the user's own
 * query or write is shown at once.
 */
export function useSteadyRows<Row extends { id: number }>(
  rows: ListRows<Row>,
  { resource, isComputed, size, context }: Of,
): { shown: ListRows<Row>; marks: ReadonlyMap<number, RowMark>; news: News } {
  const [kept, setKept] = useState<KeptRows<Row> | null>(null)
  useStore(eventCount) // the event about a deletion may arrive after the row has left
  const marks = kept?.marks
  useEffect(() => {
    if (!marks || lasting(marks).size === marks.size) return undefined
    const timer = setTimeout(() => setKept((now) => now && { ...now, marks: lasting(now.marks) }), markTime)
    return () => clearTimeout(timer)
  }, [marks])
  const isLoaded = rows.state === 'loaded' && !rows.stale
  const isTakenIn =
    isLoaded && kept?.question === rows.question && kept.answer === rows.rows && kept.all === rows.count && kept.isOld === rows.isOld
  const current = !isLoaded || isTakenIn ? kept : takeIn(rows, kept)
  if (current !== kept) setKept(current)
  usePushedRows(isLoaded && current && !isComputed ? pushedFrom(rows.rows, current) : [], {
    resource,
    context,
    onRead: (read) => setKept((now) => now && { ...now, rows: now.rows.map((row) => (row.id === read.id ? read : row)) }),
  })
  if (!isLoaded || !current) return { shown: rows, marks: none, news: null }
  const away = [...current.marks.values()].filter(isAway).length
  const count = Math.max(0, rows.count - current.count + away)
  const came = added(current.rows, rows.rows, { page: rows.page, count, isTold: (id) => lastEventOf(resource, id) === 'changed' })
  const show = () => setKept({ ...asAnswered(rows), marks: came })
  return {
    shown: { ...rows, rows: current.rows },
    marks: new Map(
      [...current.marks].map(([id, mark]) => [id, mark === 'gone' && lastEventOf(resource, id) === 'deleted' ? 'deleted' : mark]),
    ),
    news: isSame(current.rows, rows.rows) ? null : { count: rows.page > 1 ? Math.min(count, came.size) : count, show },
  }

  function takeIn(answered: Extract<ListRows<Row>, { state: 'loaded' }>, before: KeptRows<Row> | null): KeptRows<Row> {
    // Old rows of the same question: the user has come back to it before another was answered.
    const isOfThisVisit = before?.question === answered.question && !before.isOld && !answered.isOld
    const isNews = isOfThisVisit && before.rows.length > 0 && answered.isAutomatic
    if (!isNews) return asAnswered(answered)
    const { rows: arrived, page, count: left } = answered
    const arrival = { rows: arrived, page, size, fewer: before.count - left, lastEventOf: (id: number) => lastEventOf(resource, id) }
    const known = isSame(before.rows, arrived) ? left : before.count // news on other pages only is not announced
    return { ...before, ...withArrival(before, arrival), count: known, answer: arrived, all: left }
  }
}

const isSame = (shown: readonly { id: number }[], answered: readonly { id: number }[]) =>
  shown.length === answered.length && shown.every(({ id }, at) => id === answered[at]?.id)

/** Rows no longer on the page, although nobody has taken them away. */
const pushedFrom = <Row extends { id: number }>(answered: readonly Row[], { rows, marks }: Steady<Row>) =>
  rows.filter(({ id }) => !isAway(marks.get(id)) && !answered.some((row) => row.id === id))

const asAnswered = <Row>({
  rows,
  count,
  question,
  isOld,
}: {
  rows: Row[]
  count: number
  question: string
  isOld: boolean
}): KeptRows<Row> => ({
  rows,
  count,
  question,
  isOld,
  answer: rows,
  all: count,
  marks: none,
})
