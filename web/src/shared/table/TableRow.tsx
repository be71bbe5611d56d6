import type { ReactNode } from 'react'
import type { RowState } from './row-state.ts'
import type { RowAction } from './RowMenu.tsx'
import { pressInRow } from './row-keys.ts'
import { RowMenu } from './RowMenu.tsx'

export type Cell<Row> = { key: string; align: 'end' | undefined; cell: (row: Row) => ReactNode }

type Props<Row> = { row: Row; cells: readonly Cell<Row>[]; state: RowState; name: string; actions: readonly RowAction[] | undefined }

/** A record. Its first cell names it, for screen readers too. The keyboard goes from row to row. */
export const TableRow = <Row,>({ row, cells, state, name, actions }: Props<Row>) => (
  <tr className={state && `k-${state}`} ref={handOnFocus} tabIndex={-1} onKeyDown={(event) => pressInRow(event, actions ?? [])}>
    {cells.map(({ key, align, cell }, at) =>
      at === 0 ? (
        <th key={key} scope="row">
          {cell(row)}
        </th>
      ) : (
        <td key={key} className={align && 'k-end'}>
          {cell(row)}
        </td>
      ),
    )}
    {actions && <td className="k-end">{actions.length > 0 && <RowMenu name={name} actions={actions} />}</td>}
  </tr>
)

/** A row may go with the button that was just used, for example because it is settled: the keyboard goes on at its table. */
const handOnFocus = (row: HTMLTableRowElement) => () => {
  if (row.contains(document.activeElement)) row.closest('table')?.focus({ preventScroll: true })
}
