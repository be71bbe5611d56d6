import type { ReactNode } from 'react'
import { dotsOf, pathOf, pointsOf } from './line.ts'

type Props = {
  values: readonly number[]
  /** The value at the top edge. */
  top: number
  /** The last period is not over: its segment is dashed, its point hollow. */
  isRunning: boolean
  /** Mark every point, not only the last. */
  isMarked?: boolean
  children?: ReactNode
}

/** A line chart that fills its container. */
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
