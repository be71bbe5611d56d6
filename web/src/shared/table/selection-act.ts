import type { Text } from '@kasack/contract/text.ts'
import type { Act } from '../record/act.ts'

/** What can be done with all rows at once that are chosen in a table. */
export type SelectionAct<Row> = Pick<Act, 'key' | 'label' | 'icon' | 'needs'> & {
  /** Why a row is left out; undefined: it takes part. Where none does, the act is not possible. */
  whyNot?: (row: Row) => Text | undefined
  /** With more rows it cannot be done, and why. */
  most?: { rows: number; why: Text }
  /** Does it with the rows that take part; answers those with which nothing is left to do: the others stay chosen. */
  onSelect: (these: SelectionContext<Row>) => Promise<readonly Row[]>
}

export type SelectionContext<Row> = {
  /** In the order in which they were chosen. */
  rows: readonly Row[]
  /** Why others that are chosen do not take part, a sentence with the name of each. */
  leftOut: readonly string[]
  nameOf: (row: Row) => string
  /** Where it takes a while: with how many rows it is done, to be told after each. */
  onProgress: (done: number) => void
  /** The user wants no further row to be begun. */
  stop: AbortSignal
}

/** So many rows can be chosen for an act: what is done with each in turn should not take longer than somebody waits. */
export const mostChosen = 200
