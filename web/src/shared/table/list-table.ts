import type { List } from '@kasack/contract/list.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import type { Search } from './filter/FilterBar.tsx'
import type { ListParameters } from './question/list-parameters.ts'
import type { ListState } from './question/list-state.ts'
import type { Dispatch } from './question/use-list-state.ts'
import type { EmptyList } from './NoRecords.tsx'
import type { RowState } from './row-state.ts'
import type { RowAction } from './RowMenu.tsx'
import type { SelectionAct } from './selection-act.ts'
import type { Selection } from './selection.ts'
import type { FilterName, TableFilter } from './question/table-filter.ts'

/** What is asked of a list, for controls of the page beside its own: what the server is told, what the user has chosen, and how to choose. */
export type TableQuestion = { parameters: ListParameters; applied: ListState['filters']; size: number; dispatch: Dispatch }

/** Where rows are asked for that are computed, and how an answer becomes one. They are not kept for the next visit. */
export type Source<Row> = {
  /** Below `/api/v0`. */
  path: string
  /** What they are read again for, as `shared/live/affected.ts` tells of it. */
  resource: string
  rowOf: (result: never) => Row
}

/** What a page says of its table. */
export type ListTableProps<L extends List, Row extends { id: number }> = {
  list: L
  /** Other than the records of the list themselves. */
  source?: Source<Row>
  /** Prefix of the table's keys in the page's address, name of its cache and of its widths (G36). */
  tableKey: string
  title: Text
  columns: readonly Column<L, Row>[]
  /** Names a row where a screen reader needs it. */
  rowName: (row: Row) => string
  /** What is said while there is no record, where more can be said than that. */
  empty?: Partial<EmptyList>
  /** What is said instead where the server has nothing to go by, as its `missing` tells. */
  missing?: Partial<EmptyList>
  /** Where the table is shown, if not on a page of its own. */
  referrer?: string
  /** What the place of the table settles, by wire names: always asked for, never shown as a chip. */
  prefilters?: Partial<Record<FilterName<L>, string>>
  /** Other than the list's own. */
  defaultSort?: L['sorts'][number] | `-${L['sorts'][number]}`
  /** Rows a page until the user takes another size. */
  pageSize?: 5 | 10
  search?: Search
  /** Above the table; those to tick become a row of buttons. */
  bar?: readonly TableFilter[]
  /** At the end of the bar. */
  barEnd?: (asked: TableQuestion) => ReactNode
  /** In the bar, right behind its filters. */
  barBeside?: (asked: TableQuestion) => ReactNode
  /** What is asked for as long as the user chooses nothing else, by wire names; never shown as a chip. */
  presets?: Readonly<Record<string, string>>
  /** Filters that only links set. */
  linked?: readonly TableFilter[]
  actions?: (row: Row) => readonly RowAction[]
  rowState?: (row: Row) => RowState
  /** Rows can be chosen, for these acts, by whoever may do one of them. */
  selectionActs?: readonly SelectionAct<Row>[]
  /** Rows can be chosen; what is done with them is the page's business. */
  selection?: Selection<Row>
}
