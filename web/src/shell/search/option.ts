import type { SearchResult } from '@kasack/contract/search.ts'
import type { ReactNode } from 'react'

/** A line of the search: its text and its action. */
export type Option = {
  /** Stable for the same thing, whatever is typed. */
  key: string
  icon: ReactNode
  title: string
  subtitle?: string
  /** Matched words in both. */
  marks?: readonly string[]
  /** Its address, for a new tab; without one it only acts here. */
  to?: string
  open: () => void
  /** The search stays open. */
  stays?: boolean
  /** The record whose actions Tab shows. */
  record?: SearchResult
  /** Why it is currently disabled. */
  whyNot?: string | undefined
}

export type OptionGroup = { key: string; label: string; count?: string; options: readonly Option[] }
