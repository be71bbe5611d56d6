import type { ReactNode } from 'react'
import { dotsOf, pathOf, pointsOf } from './line.ts'

type Props = {
  values: readonly number[]
  /** The number at the upper edge. */
  top: number
  /** The last one is of a period that is not over: its way is dashed, its point hollow. */
  isRunning: boolean
  /** Every point is marked, not the last one alone. */
  isMarked?: boolean
  children?: ReactNode
}

/** A line through numbers, as wide and as high as its place. */
export function Line({ values, top, isRunning, isMarked = false, children }: Props) {
  const points = pointsOf(values, top)
  const last = points.slice(-1)
  const whole = isRunning ? points.slice(0, -1) : points
  return (
    <svg className="k-line-picture" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {children}
      <path className="k-line-way" d={pathOf(whole)} />
      {isRunning && <path className="k-line-way k-line-dashed" d={pathOf(points.slice(-2))} />}
      {isMarked && <path className="k-line-dots" d={dotsOf(whole)} />}
      <path className="k-line-end" d={dotsOf(last)} />
      {isRunning && <path className="k-line-hollow" d={dotsOf(last)} />}
    </svg>
  )
}
