import type { BoardBar, BoardRow } from '@kasack/contract/board.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { createStore } from '../../shared/program/store.ts'
import type { Days, Hold } from './shift.ts'

/** `findings` is null while they are loading. */
type FindingState = { findings: readonly FindingAnswer[] | null }

/** A bar being moved, or days being drawn for a new booking in this row. */
export type BoardHold = { row: BoardRow; days: Days; by: 'pointer' | 'keys' } & (
  | ({ act: 'move'; bar: BoardBar; hold: Hold; isSaving: boolean } & FindingState)
  | { act: 'draw' }
)

export type BoardMove = Extract<BoardHold, { act: 'move' }>

export const held = createStore<BoardHold | null>(null)

/** The text announced to screen readers. */
export const announcement = createStore('')
