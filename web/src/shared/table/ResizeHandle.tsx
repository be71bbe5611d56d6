import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef, useState } from 'react'
import { t } from '../language/i18n.ts'
import { baseTableWidth, baseWidth } from './column.ts'
import { texts } from './texts.ts'
import { leastWidth, widestOf, widthStep } from './widths.ts'

/** Widths in percent of the table. `onResize` draws, with the least width of a column here; `onDone` keeps. */
export type Resizing = {
  width: number
  /** Of the column to the right, which gives and takes. */
  neighbour: number
  onResize: (width: number, least: number) => void
  onDone: () => void
  onReset: () => void
}

/** The right edge of a head: dragged, or moved with the arrow keys. */
export function ResizeHandle({ title, resizing }: { title: string; resizing: Resizing }) {
  const { width, neighbour, onResize, onDone, onReset } = resizing
  // How wide the table is drawn is asked when the edge is reached.
  const [least, setLeast] = useState(leastWidth(baseTableWidth))
  const dragged = useRef<{ from: number; width: number; table: number } | null>(null)

  function take(event: PointerEvent<HTMLElement>) {
    const table = tableWidth(event.currentTarget)
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { from: event.clientX, width, table }
  }

  function drag({ clientX }: PointerEvent) {
    if (!dragged.current) return
    const { from, width: before, table } = dragged.current
    onResize(before + ((clientX - from) / table) * 100, leastWidth(table))
  }

  function drop() {
    dragged.current = null
    onDone()
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowLeft: -widthStep, ArrowRight: widthStep, Home: -100, End: 100 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onResize(width + step, leastWidth(tableWidth(event.currentTarget)))
    onDone()
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
