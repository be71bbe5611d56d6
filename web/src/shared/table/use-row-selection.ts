import { useRef } from 'react'
import type { Selection } from './selection.ts'
import { isChosen, pageToggled, rangeToggled, toggled, withRows } from './selection.ts'
import type { RowChoice } from './TableRow.tsx'

/** How rows of a page are selected: one, the range from the last one pressed, or all. Undefined if rows cannot be selected. */
export function useRowSelection<Row extends { id: number }>(selection: Selection<Row> | undefined, all: readonly Row[]) {
  const last = useRef<number | null>(null)
  if (!selection) return undefined
  const { rows, onChange, mayChoose = () => true } = selection
  const page = all.filter(mayChoose)
  return {
    rows,
    page,
    rowChoice: (row: Row): RowChoice => ({
      isChosen: isChosen(rows, row),
      onToggle: mayChoose(row)
        ? (isRange) => {
            onChange(isRange ? rangeToggled(rows, page, { from: last.current, to: row }) : toggled(rows, row))
            last.current = row.id
          }
        : undefined,
    }),
    togglePage: () => onChange(pageToggled(rows, page)),
    choosePage: () => onChange(withRows(rows, page)),
  }
}

export type RowSelection<Row extends { id: number }> = NonNullable<ReturnType<typeof useRowSelection<Row>>>
