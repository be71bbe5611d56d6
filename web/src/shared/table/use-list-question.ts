import type { List } from '@kasack/contract/list.ts'
import { useMay } from '../session/permission.ts'
import { columnsFor, shownColumns } from './column.ts'
import { listParameters } from './question/list-parameters.ts'
import type { ListTableProps } from './list-table.ts'
import { resolve } from './resolve.ts'
import { usePageSizes } from './question/page-size.ts'
import type { Dispatch } from './question/use-list-state.ts'
import { useListState } from './question/use-list-state.ts'

/** What a table offers this reader, the query in the page's address, and the request parameters for it. */
export function useListQuestion<L extends List, Row extends { id: number }>(props: ListTableProps<L, Row>) {
  const { list, tableKey, prefilters, presets, pageSize = 10, search, bar = [], linked = [] } = props
  const may = useMay()
  const all = columnsFor(props.columns, may)
  const { filters, headOf } = resolve({ list, columns: all, others: [...bar, ...linked], hasSearch: search !== undefined, may })
  const defaultSort = props.defaultSort ?? list.defaultSort
  const [sizes, rememberSize] = usePageSizes(tableKey, pageSize)
  const [state, change] = useListState(tableKey, { filters, defaultSort, sorts: list.sorts, sizes })
  const dispatch: Dispatch = (action, options) => {
    if (action.type === 'size') rememberSize(action.size)
    change(action, options)
  }
  const parameters = listParameters({ state, filters, defaultSort, prefilters, presets })
  const columns = shownColumns(all, state.filters)
  return {
    columns,
    heads: columns.map(headOf),
    filters,
    state,
    dispatch,
    sort: state.sort ?? defaultSort,
    sizes: sizes.offered,
    parameters,
  }
}

export type ListQuestion<L extends List, Row extends { id: number }> = ReturnType<typeof useListQuestion<L, Row>>
