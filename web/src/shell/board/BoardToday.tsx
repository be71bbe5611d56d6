import { placeOf } from './scale.ts'
import type { BoardQuestion } from './span.ts'

/** A line through all rows at today. */
export function BoardToday({ question, today }: { question: BoardQuestion; today: string }) {
  if (today < question.from || today > question.to) return null
  const { left, width } = placeOf({ lower: today, upper: today }, question)
  return (
    <div className="k-board-over" aria-hidden>
      <div className="k-board-today" style={{ left: `${left}%`, width: `${width}%` }} />
    </div>
  )
}
