import type { Answer } from '@kasack/contract/entity.ts'
import type { List } from '@kasack/contract/list.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../i18n.ts'
import { useUser } from '../session.ts'
import type { Column } from './column.ts'
import { columnsFor } from './column.ts'
import { usePublishedCount } from './count.ts'
import { FilterBar } from './FilterBar.tsx'
import type { Search } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { listParameters } from './list-parameters.ts'
import type { EmptyList } from './NoRecords.tsx'
import type { Referrer } from './referrer.ts'
import type { RowState } from './row-state.ts'
import type { RowAction } from './RowMenu.tsx'
import { resolve } from './resolve.ts'
import { TableFoot } from './TableFoot.tsx'
import { TableFrame } from './TableFrame.tsx'
import type { FilterName, TableFilter } from './table-filter.ts'
import { TableRows } from './TableRows.tsx'
import { useListRows } from './use-list-rows.ts'
import { useListState } from './use-list-state.ts'

/** Parameters by their wire names. */
export type Prefilters<L extends List> = Partial<Record<FilterName<L>, string>>

export type ListTableProps<L extends List, Row> = {
  list: L
  /** Prefix of the table's keys in the page's address, name of its cache and of its widths (G36). */
  tableKey: string
  title: Text
  columns: readonly Column<L, Row>[]
  /** Names a row where a screen reader needs it. */
  rowName: (row: Row) => string
  empty: EmptyList
  /** Where the table is shown, if not on a page of its own. */
  referrer?: Referrer
  /** What the place of the table settles: always asked for, never shown as a chip. */
  prefilters?: Prefilters<L>
  /** Other than the list's own. */
  defaultSort?: L['sorts'][number] | `-${L['sorts'][number]}`
  pageSize?: 5 | 10
  search?: Search
  /** Above the table; those to tick become a row of buttons. */
  bar?: readonly TableFilter[]
  barEnd?: ReactNode
  /** Filters that only links set. */
  linked?: readonly TableFilter[]
  actions?: (row: Row) => readonly RowAction[]
  rowState?: (row: Row) => RowState
}

/**
 * The table of every list: columns and filters are data, what the user asks for stands in the page's address, rows come
 * from the list's resource and are shown from the browser's cache until they do (product.md 2.5).
 */
export function ListTable<L extends List, Row extends { id: number } = Answer<L['entity']> & { id: number }>(
  props: ListTableProps<L, Row>,
) {
  const { list, tableKey, referrer, prefilters, pageSize = 10, search, bar = [], rowState, rowName, actions } = props
  const t = useText()
  const user = useUser()
  const columns = columnsFor(props.columns, { referrer, may: (permission) => user?.permissions.includes(permission) ?? false })
  const { heads, filters } = resolve({ list, columns, others: [...bar, ...(props.linked ?? [])], hasSearch: search !== undefined })
  const defaultSort = props.defaultSort ?? list.defaultSort
  const [state, dispatch] = useListState(tableKey, { filters, defaultSort, sorts: list.sorts })
  const parameters = listParameters({ state, filters, defaultSort, size: pageSize, prefilters })
  const rows = useListRows<Row>({ resource: list.entity.path, tableKey, parameters })
  usePublishedCount(tableKey, rows.state === 'loaded' ? rows.count : undefined)

  const isBeyond = rows.state === 'beyond'
  const stepBack = useEffectEvent(() => dispatch({ type: 'page', page: 1 }, { replace: true }))
  useEffect(() => {
    if (isBeyond) stepBack()
  }, [isBeyond])

  return (
    <div className="k-list">
      <FilterBar search={search} filters={bar} applied={state.filters} dispatch={dispatch} end={props.barEnd} />
      <FilterChips filters={filters} applied={state.filters} dispatch={dispatch} />
      <TableFrame
        tableKey={tableKey}
        referrer={referrer}
        label={t(props.title)}
        heads={heads}
        hasActions={actions !== undefined}
        sort={state.sort ?? defaultSort}
        applied={state.filters}
        dispatch={dispatch}
        busy={rows.state === 'loading' || (rows.state === 'loaded' && rows.stale)}
      >
        <TableRows
          rows={rows}
          size={pageSize}
          cells={columns}
          rowName={rowName}
          rowState={rowState}
          actions={actions}
          empty={props.empty}
          filters={filters}
          applied={state.filters}
          onClear={() => dispatch({ type: 'clear' })}
        />
      </TableFrame>
      <TableFoot
        shown={rows.state === 'loaded' ? rows : null}
        page={state.page}
        size={pageSize}
        parameters={parameters}
        onPage={(page) => dispatch({ type: 'page', page })}
      />
    </div>
  )
}
