import type { ReactNode } from 'react'
import type { RowState } from './row-state.ts'
import type { RowAction } from './RowMenu.tsx'
import { pressInRow } from './row-keys.ts'
import { RowMenu } from './RowMenu.tsx'

export type Cell = { key: string; align: 'end' | undefined; content: ReactNode }

type Props = { cells: readonly Cell[]; state: RowState; name: string; actions: readonly RowAction[] | undefined }

/** A record. Its first cell names it, for screen readers too. The keyboard goes from row to row. */
export const TableRow = ({ cells, state, name, actions }: Props) => (
  <tr className={state && `k-${state}`} ref={handOnFocus} tabIndex={-1} onKeyDown={(event) => pressInRow(event, actions ?? [])}>
    {cells.map(({ key, align, content }, at) =>
      at === 0 ? (
        <th key={key} scope="row">
          {content}
        </th>
      ) : (
        <td key={key} className={align && 'k-end'}>
          {content}
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
