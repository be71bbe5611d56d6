import type { ReactNode } from 'react'
import { t } from '../language/i18n.ts'
import { focusFirstRow } from '../part/row-focus.ts'
import { actionWidth, choiceWidth } from './column.ts'
import type { Head } from './ColumnHead.tsx'
import { ColumnHead } from './ColumnHead.tsx'
import type { ListState } from './question/list-state.ts'
import type { FootProps } from './TableFoot.tsx'
import { TableFoot } from './TableFoot.tsx'
import { texts } from './texts.ts'
import { useColumnWidths } from './use-column-widths.ts'
import type { Dispatch } from './question/use-list-state.ts'

type Props = {
  tableKey: string
  referrer: string | undefined
  label: string
  heads: readonly (Head & { width: number })[]
  hasActions: boolean
  /** The checkbox for all rows of the page, if rows can be selected. */
  choice: ReactNode
  sort: string
  applied: ListState['filters']
  dispatch: Dispatch
  busy: boolean
  children: ReactNode
  /** What is below the table, with the button that resets the widths. */
  foot: Omit<FootProps, 'onResetWidths'>
}

/**
 * The table around its rows: widths and heads. A plain table, because antd's costs 41 KB of script and its filter icons cannot be reached
 * by keyboard. Widths are state of this component, so that resizing does not rerender the rows.
 */
export function TableFrame({ tableKey, referrer, label, heads, hasActions, choice, sort, applied, dispatch, busy, children, foot }: Props) {
  const reserved = (hasActions ? actionWidth : 0) + (choice ? choiceWidth : 0)
  const { widths, resizing, reset } = useColumnWidths({ tableKey, referrer, columns: heads, reserved })
  return (
    <>
      <button type="button" className="k-skip" onClick={({ currentTarget }) => focusFirstRow(currentTarget.parentElement)}>
        {t(texts.skip_head)}
      </button>
      <table className="k-table" aria-label={label} aria-busy={busy} tabIndex={-1}>
        <colgroup>
          {choice && <col style={{ width: `${choiceWidth}%` }} />}
          {heads.map(({ key }) => (
            <col key={key} style={{ width: `${widths[key]}%` }} />
          ))}
          {hasActions && <col style={{ width: `${actionWidth}%` }} />}
        </colgroup>
        <thead>
          <tr>
            {choice}
            {heads.map((head) => (
              <ColumnHead key={head.key} head={head} sort={sort} applied={applied} resizing={resizing(head.key)} dispatch={dispatch} />
            ))}
            {hasActions && (
              <th scope="col">
                <span className="k-sr">{t(texts.actions)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      <TableFoot {...foot} onResetWidths={reset} />
    </>
  )
}
