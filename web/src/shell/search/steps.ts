import type { SearchKind, SearchResult } from '@kasack/contract/search.ts'

/** The user's position in the search: the text typed and the option marked by hand; null: the first is marked. */
export type Step = {
  typed: string
  marked: string | null
  /** Marked after typing, so later results must not change it. */
  isChosen: boolean
  /** Only records of this kind. */
  kind: SearchKind | null
  /** The record whose actions are shown. */
  record: SearchResult | null
  /** The step to go back to. */
  before: Step | null
}

export const firstStep: Step = { typed: '', marked: null, isChosen: false, kind: null, record: null, before: null }

export const stepInto = (before: Step, kind: SearchKind): Step => ({ ...before, marked: null, isChosen: false, kind, before })
export const stepTo = (before: Step, record: SearchResult): Step => ({ ...firstStep, record, before })

/** The index a key leads to, wrapping around at both ends; null for other keys. `starts`: where groups begin. */
export function moved(key: string, at: number, { count, starts }: { count: number; starts: readonly number[] }): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'PageDown') return starts.find((start) => start > at) ?? count - 1
  if (key === 'PageUp') return starts.findLast((start) => start < at) ?? 0
  return null
}
