import type { SearchKind, SearchResult } from '@kasack/contract/search.ts'

/** Where the user is in the search: what she has typed there, and what she has marked herself; null: the first is marked. */
export type Step = {
  typed: string
  marked: string | null
  /** She has marked it since she typed, so that it is what she means, whatever is still to come. */
  isChosen: boolean
  /** Only records of this kind. */
  kind: SearchKind | null
  /** What can be done with this record. */
  record: SearchResult | null
  /** Where she came from. */
  before: Step | null
}

export const firstStep: Step = { typed: '', marked: null, isChosen: false, kind: null, record: null, before: null }

export const stepInto = (before: Step, kind: SearchKind): Step => ({ ...before, marked: null, isChosen: false, kind, before })
export const stepTo = (before: Step, record: SearchResult): Step => ({ ...firstStep, record, before })

/** The place among so many to which a key leads, round from the last to the first; null: the key leads nowhere. `starts`: where groups begin. */
export function moved(key: string, at: number, { count, starts }: { count: number; starts: readonly number[] }): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'PageDown') return starts.find((start) => start > at) ?? count - 1
  if (key === 'PageUp') return starts.findLast((start) => start < at) ?? 0
  return null
}
