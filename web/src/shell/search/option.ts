import type { SearchResult } from '@kasack/contract/search.ts'
import type { ReactNode } from 'react'

/** A line of the search: what it says and what it does. */
export type Option = {
  /** The same for the same thing, whatever is typed. */
  key: string
  icon: ReactNode
  title: string
  subtitle?: string
  /** Words in both that were meant. */
  marks?: readonly string[]
  /** Its address, for another tab; without one it only does something here. */
  to?: string
  open: () => void
  /** The search stays open. */
  stays?: boolean
  /** What can be done with this record is shown by Tab. */
  record?: SearchResult
  /** With a reason it cannot be done now. */
  whyNot?: string | undefined
}

export type OptionGroup = { key: string; label: string; count?: string; options: readonly Option[] }
