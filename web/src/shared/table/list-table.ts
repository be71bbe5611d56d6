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

/** A list's current query for controls added by the page: the request's parameters, the user's choices, and how to change them. */
export type TableQuestion = { parameters: ListParameters; applied: ListState['filters']; size: number; dispatch: Dispatch }

/** The source of computed rows, and how an answer becomes a row. They are not cached for the next visit. */
export type Source<Row> = {
  /** Below `/api/v0`. */
  path: string
  /** The resource whose changes trigger a refetch, see `shared/live/affected.ts`. */
  resource: string
  rowOf: (result: never) => Row
}

/** How a page describes its table. */
export type ListTableProps<L extends List, Row extends { id: number }> = {
  list: L
  /** Replaces the list's own records. */
  source?: Source<Row>
  /** Prefix of the table's parameters in the page's address, and name of its cache and widths (G36). */
  tableKey: string
  title: Text
  columns: readonly Column<L, Row>[]
  /** Names a row for screen readers. */
  rowName: (row: Row) => string
  /** Extends the default text of an empty list. */
  empty?: Partial<EmptyList>
  /** Shown instead if the server lacks the data to answer, as its `missing` reports. */
  missing?: Partial<EmptyList>
  /** Where the table is shown, unless on its own page. */
  referrer?: string
  /** Filters fixed by the table's place, by wire names: always applied, never shown as chips. */
  prefilters?: Partial<Record<FilterName<L>, string>>
  /** Overrides the list's default. */
  defaultSort?: L['sorts'][number] | `-${L['sorts'][number]}`
  /** Rows a page until the user picks another size. */
  pageSize?: 5 | 10
  search?: Search
  /** Above the table; checkbox filters become rows of buttons. */
  bar?: readonly TableFilter[]
  /** At the end of the bar. */
  barEnd?: (asked: TableQuestion) => ReactNode
  /** In the bar, right after its filters. */
  barBeside?: (asked: TableQuestion) => ReactNode
  /** Default parameters until the user chooses otherwise, by wire names; never shown as chips. */
  presets?: Readonly<Record<string, string>>
  /** Filters that are only set by links. */
  linked?: readonly TableFilter[]
  actions?: (row: Row) => readonly RowAction[]
  rowState?: (row: Row) => RowState
  /** Rows can be selected for these actions, by users with permission for at least one of them. */
  selectionActs?: readonly SelectionAct<Row>[]
  /** Rows can be selected; the page decides what to do with them. */
  selection?: Selection<Row>
}
