import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef, useState } from 'react'
import { t } from '../language/i18n.ts'
import { baseTableWidth, baseWidth } from './column.ts'
import { texts } from './texts.ts'
import { leastWidth, widestOf, widthStep } from './widths.ts'

/** Widths in percent of the table. `onResize` previews, `onDone` also saves; both take the minimum column width here. */
export type Resizing = {
  width: number
  /** The column to the right, which gives or takes the difference. */
  neighbour: number
  onResize: (width: number, least: number) => void
  onDone: (width: number, least: number) => void
  onReset: () => void
}

/** The right edge of a column head: dragged, or moved with the arrow keys. */
export function ResizeHandle({ title, resizing }: { title: string; resizing: Resizing }) {
  const { width, neighbour, onResize, onDone, onReset } = resizing
  // The rendered table is only measured once the edge is focused.
  const [least, setLeast] = useState(leastWidth(baseTableWidth))
  const dragged = useRef<{ from: number; width: number; table: number; drawn: number } | null>(null)

  function take(event: PointerEvent<HTMLElement>) {
    const table = tableWidth(event.currentTarget)
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { from: event.clientX, width, table, drawn: width }
  }

  function drag({ clientX }: PointerEvent) {
    if (!dragged.current) return
    const { from, width: before, table } = dragged.current
    dragged.current.drawn = before + ((clientX - from) / table) * 100
    onResize(dragged.current.drawn, leastWidth(table))
  }

  function drop() {
    if (dragged.current) onDone(dragged.current.drawn, leastWidth(dragged.current.table))
    dragged.current = null
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowLeft: -widthStep, ArrowRight: widthStep, Home: -100, End: 100 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onDone(width + step, leastWidth(tableWidth(event.currentTarget)))
  }

  return (
    <span
      className="k-resize"
      role="separator"
      tabIndex={0}
      title={t(texts.width_hint)}
      aria-orientation="vertical"
      aria-label={t(texts.width_of, { column: title })}
      aria-valuenow={width}
      aria-valuemin={Math.min(least, width)}
      aria-valuemax={widestOf(width, neighbour, least)}
      aria-valuetext={t(texts.width_value, { percent: width, pixels: baseWidth(width), all: baseTableWidth })}
      onFocus={({ currentTarget }) => setLeast(leastWidth(tableWidth(currentTarget)))}
      onPointerDown={take}
      onPointerMove={drag}
      onLostPointerCapture={drop}
      onKeyDown={press}
      onDoubleClick={onReset}
    />
  )
}

const tableWidth = (edge: HTMLElement) => edge.closest('table')?.offsetWidth ?? baseTableWidth
