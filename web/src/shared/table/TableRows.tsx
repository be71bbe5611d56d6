import type { Column } from './column.ts'
import { useMay } from '../session/permission.ts'
import { columnKey } from './column.ts'
import type { ListState } from './question/list-state.ts'
import { NoMatches } from './NoMatches.tsx'
import { NoRecords } from './NoRecords.tsx'
import type { EmptyList } from './NoRecords.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import type { RowState } from './row-state.ts'
import { isAway, type RowMark } from './steady-rows.ts'
import type { RowAction } from './RowMenu.tsx'
import { TableRow } from './TableRow.tsx'
import type { TableFilter } from './question/table-filter.ts'
import { TableSkeleton } from './TableSkeleton.tsx'
import type { RowSelection } from './use-row-selection.ts'
import type { ListRows } from './use-list-rows.ts'

type Props<Row extends { id: number }> = {
  rows: ListRows<Row>
  /** What others have done to the rows. */
  marks: ReadonlyMap<number, RowMark>
  size: number
  cells: readonly Pick<Column<never, Row>, 'title' | 'cell' | 'align'>[]
  rowName: (row: Row) => string
  rowState: ((row: Row) => RowState) | undefined
  actions: ((row: Row) => readonly RowAction[]) | undefined
  choosing: RowSelection<Row> | undefined
  empty: EmptyList
  /** The filters that can exclude rows. */
  filters: readonly TableFilter[]
  applied: ListState['filters']
  onClear: () => void
}

/** The rows of a table, or what replaces them. */
export function TableRows<Row extends { id: number }>(props: Props<Row>) {
  const { rows, marks, size, cells, applied, rowName, rowState, actions, choosing } = props
  const columns = cells.map(columnKey)
  const may = useMay()
  if (rows.state === 'loading' || rows.state === 'beyond')
    return <TableSkeleton columns={columns} hasActions={actions !== undefined} hasChoice={choosing !== undefined} rows={size} />
  if (rows.state === 'error' || rows.rows.length === 0) {
    return (
      <tr className="k-table-notice">
        <td colSpan={cells.length + Number(actions !== undefined) + Number(choosing !== undefined)}>{noticeFor(props)}</td>
      </tr>
    )
  }
  return rows.rows.map((row) => (
    <TableRow
      key={row.id}
      cells={cells.map(({ cell, align }, at) => ({ key: columns[at] ?? '', content: cell(row, applied), align }))}
      state={rowState?.(row)}
      mark={marks.get(row.id)}
      name={rowName(row)}
      choice={choosing?.rowChoice(row)}
      actions={isAway(marks.get(row.id)) ? actions && [] : actions?.(row).filter(({ needs }) => needs === undefined || may(needs))}
    />
  ))
}

function noticeFor<Row extends { id: number }>({ rows, empty, filters, applied, onClear }: Props<Row>) {
  if (rows.state === 'error') return <LoadFailed status={rows.status} onReload={rows.reload} />
  const isNarrowed = filters.some(({ key }) => key in applied)
  return isNarrowed ? <NoMatches filters={filters} applied={applied} onClear={onClear} /> : <NoRecords empty={empty} />
}
