import type { Text } from '@kasack/contract/text.ts'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { RowCheckbox } from './RowCheckbox.tsx'
import type { Align } from './column.ts'
import { t } from '../language/i18n.ts'
import { texts as words } from '../language/texts.ts'
import type { RowState } from './row-state.ts'
import type { RowMark } from './steady-rows.ts'
import type { RowAction } from './RowMenu.tsx'
import { useChangeMark } from '../part/use-change-mark.ts'
import { pressInRow } from './row-keys.ts'
import { RowMenu } from './RowMenu.tsx'
import { texts } from './texts.ts'

export type Cell = { key: string; align: Align | undefined; content: ReactNode }

/** Whether the row is selected, if rows can be. */
export type RowChoice = { isChosen: boolean; onToggle: ((isRange: boolean) => void) | undefined }

type Props = {
  cells: readonly Cell[]
  state: RowState
  mark: RowMark | undefined
  name: string
  choice: RowChoice | undefined
  actions: readonly RowAction[] | undefined
}

/** A record. Its first cell names it, also for screen readers. The keyboard moves from row to row. */
export function TableRow({ cells, state, mark: given, name, choice, actions }: Props) {
  const row = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => moveFocusToTable(row.current), [])
  const isChanged = useChangeMark(() => row.current)
  const onChoose = given === 'deleted' ? undefined : choice?.onToggle
  const mark = given ?? (isChanged ? 'changed' : undefined)
  return (
    <tr
      className={[state && `k-${state}`, mark && `k-row-${mark}`, choice?.isChosen && 'k-chosen'].filter(Boolean).join(' ') || undefined}
      ref={row}
      tabIndex={-1}
      onKeyDown={(event) => pressInRow(event, actions ?? [], onChoose)}
    >
      {choice && <RowCheckbox label={t(texts.choose_row, { name })} choice={choice.isChosen ? 'all' : 'none'} onToggle={onChoose} />}
      {cells.map(({ key, align, content }, at) =>
        at === 0 ? (
          <th key={key} scope="row">
            {content}
            {mark && <span className="k-row-mark">{t(markTexts[mark])}</span>}
          </th>
        ) : (
          <td key={key} className={align && `k-${align}`}>
            {content}
          </td>
        ),
      )}
      {actions && <td className="k-end">{actions.length > 0 && <RowMenu name={name} actions={actions} />}</td>}
    </tr>
  )
}

const markTexts: Record<RowMark | 'changed', Text> = {
  changed: words.changed,
  added: texts.row_added,
  deleted: texts.row_deleted,
  gone: texts.row_gone,
}

/** A row may disappear with the button just used, for example once it is settled: the focus moves to its table. */
const moveFocusToTable = (row: HTMLTableRowElement | null) => () => {
  if (row?.contains(document.activeElement)) row.closest('table')?.focus({ preventScroll: true })
}
