import type { FocusEvent } from 'react'
import { useState } from 'react'
import type { ListRows } from './use-list-rows.ts'

/** Tells whether the pointer or the focus is in the table; spread over it. */
export type Presence = {
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: (event: FocusEvent) => void
}

export type Waiting = { changes: number; show: () => void } | null

/**
 * Rows that were asked for by themselves wait while the pointer or the focus is in the table, so that nothing moves under either; the
 * table says that they wait. What the user's own doing brings is shown at once.
 */
export function useCalmRows<Row extends { id: number }>(
  rows: ListRows<Row>,
): { shown: ListRows<Row>; waiting: Waiting; presence: Presence } {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [kept, setKept] = useState<{ question: string; rows: Row[]; count: number } | null>(null)
  const presence: Presence = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget)),
  }
  if (rows.state !== 'loaded' || rows.stale) return { shown: rows, waiting: null, presence }
  const isNews = kept?.question === rows.question && kept.rows !== rows.rows && rows.isByItself
  if (kept && isNews && (isPointed || isFocused)) {
    const waiting = { changes: changesBetween(kept.rows, rows.rows), show: () => setKept(rows) }
    return { shown: { ...rows, rows: kept.rows, count: kept.count }, waiting, presence }
  }
  if (kept?.question !== rows.question || kept.rows !== rows.rows) setKept(rows)
  return { shown: rows, waiting: null, presence }
}

/** Rows that came, went or say something else; another order alone counts as one. */
export function changesBetween<Row extends { id: number }>(before: Row[], after: Row[]): number {
  const written = new Map(before.map((row) => [row.id, JSON.stringify(row)]))
  const changed = after.filter((row) => written.get(row.id) !== JSON.stringify(row)).length
  const gone = before.filter(({ id }) => !after.some((row) => row.id === id)).length
  return Math.max(1, changed + gone)
}
