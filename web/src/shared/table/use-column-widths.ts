import { useState } from 'react'
import type { Resizing } from './ResizeHandle.tsx'
import type { Widths } from './widths.ts'
import { resized, savedWidths, saveWidths, spread } from './widths.ts'

type WidthsInput = {
  tableKey: string
  referrer: string | undefined
  columns: readonly { key: string; width: number }[]
  /** Percent of the table taken up by other columns. */
  reserved: number
}

/** Column widths in percent of the table, as set by the user or by default. */
export function useColumnWidths({ tableKey, referrer, columns, reserved }: WidthsInput) {
  const own = spread(Object.fromEntries(columns.map(({ key, width }) => [key, width])), 100 - reserved)
  const [drawn, setDrawn] = useState<Widths | null>(() => savedWidths(tableKey, referrer, own))
  const widths = drawn && Object.keys(drawn).join() === Object.keys(own).join() ? drawn : own

  function resizing(key: string): Resizing | undefined {
    const neighbour = columns[columns.findIndex((column) => column.key === key) + 1]
    const width = widths[key]
    if (width === undefined || neighbour === undefined) return undefined
    return {
      width,
      neighbour: widths[neighbour.key] ?? 0,
      onResize: (wanted, least) => setDrawn(resized(widths, key, wanted, least)),
      onDone: (wanted, least) => keep(resized(widths, key, wanted, least)),
      onReset: () => keep(own),
    }
  }

  function keep(chosen: Widths) {
    saveWidths(tableKey, referrer, chosen)
    setDrawn(chosen)
  }

  const isDrawn = Object.keys(own).some((key) => widths[key] !== own[key])
  return { widths, resizing, reset: isDrawn ? () => keep(own) : undefined }
}
