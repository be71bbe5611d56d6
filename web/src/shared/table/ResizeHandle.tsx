import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { t } from '../language/i18n.ts'
import { baseTableWidth, baseWidth } from './column.ts'
import { texts } from './texts.ts'
import { leastWidth, widthStep } from './widths.ts'

/** Widths in percent of the table. `onResize` draws, `onDone` keeps. */
export type Resizing = { width: number; widest: number; onResize: (width: number) => void; onDone: () => void; onReset: () => void }

/** The right edge of a head: dragged, or moved with the arrow keys. */
export function ResizeHandle({ title, resizing: { width, widest, onResize, onDone, onReset } }: { title: string; resizing: Resizing }) {
  const dragged = useRef<{ from: number; width: number; table: number } | null>(null)

  function take(event: PointerEvent<HTMLElement>) {
    const table = event.currentTarget.closest('table')?.offsetWidth ?? baseTableWidth
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { from: event.clientX, width, table }
  }

  function drag({ clientX }: PointerEvent) {
    if (dragged.current) onResize(dragged.current.width + ((clientX - dragged.current.from) / dragged.current.table) * 100)
  }

  function drop() {
    dragged.current = null
    onDone()
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowLeft: -widthStep, ArrowRight: widthStep, Home: -100, End: 100 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onResize(width + step)
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
      aria-valuemin={Math.min(leastWidth, width)}
      aria-valuemax={widest}
      aria-valuetext={t(texts.width_value, { percent: width, pixels: baseWidth(width), all: baseTableWidth })}
      onPointerDown={take}
      onPointerMove={drag}
      onLostPointerCapture={drop}
      onKeyDown={press}
      onDoubleClick={onReset}
    />
  )
}
