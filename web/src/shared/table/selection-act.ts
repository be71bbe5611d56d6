import type { Text } from '@kasack/contract/text.ts'
import type { Act } from '../record/act.ts'

/** An action on all selected rows of a table. */
export type SelectionAct<Row> = Pick<Act, 'key' | 'label' | 'icon' | 'needs'> & {
  /** Why a row is left out; undefined: it takes part. Without any rows left, the action is unavailable. */
  whyNot?: (row: Row) => Text | undefined
  /** The most rows it accepts, and why. */
  most?: { rows: number; why: Text }
  /** Handles the rows that take part; returns those to deselect: the others stay selected. */
  onSelect: (these: SelectionContext<Row>) => Promise<readonly Row[]>
}

export type SelectionContext<Row> = {
  /** In the order in which they were selected. */
  rows: readonly Row[]
  /** Why other selected rows do not take part: a sentence for each, with its name. */
  leftOut: readonly string[]
  nameOf: (row: Row) => string
  /** For long actions: called after each row with the number done. */
  onProgress: (done: number) => void
  /** Aborted when the user wants no further row to be started. */
  stop: AbortSignal
}

/** The most rows an action can select: handling them one by one must not take longer than users will wait. */
export const maxSelected = 200
