import type { BoardBar as Bar } from '@kasack/contract/board.ts'
import { keyOf, laneHeight } from './lanes.ts'
import { placeOf } from './scale.ts'
import { isMovable } from './shift.ts'
import type { BoardQuestion } from './span.ts'
import { barText, openText } from './words.ts'

type Props = { bar: Bar; lane: number; seen: BoardQuestion; isMoved: boolean }

/** A booking, absence, candidacy or demand across its days; opens the record. */
export function BoardBar({ bar, lane, seen, isMoved }: Props) {
  const { kind, state, open } = bar
  const { left, width, beginsBefore, endsAfter } = placeOf(bar, seen)
  const told = barText(bar)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`k-board-bar k-board-${kind}`}
      data-bar={keyOf(bar)}
      data-state={state}
      data-movable={isMovable(bar) || undefined}
      data-moved={isMoved || undefined}
      data-open={open === undefined ? undefined : open > 0}
      data-cut={`${beginsBefore ? 'before' : ''} ${endsAfter ? 'after' : ''}`}
      style={{ left: `${left}%`, width: `${width}%`, top: 4 + lane * laneHeight }}
      aria-label={told}
      title={told}
    >
      {seenText(bar, seen)}
    </button>
  )
}

/** In its own row, a vacancy need not repeat its name. */
function seenText({ label, open }: Bar, { rows }: BoardQuestion): string {
  if (open === undefined) return label
  return rows === 'vacancies' ? openText(open) : `${label} · ${openText(open)}`
}
