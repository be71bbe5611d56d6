import type { BoardBar, BoardRow } from '@kasack/contract/board.ts'
import type { FindingAnswer } from '@kasack/contract/judge.ts'
import { createStore } from '../../shared/program/store.ts'
import type { Days, Hold } from './shift.ts'

/** Findings are awaited as long as they are null. */
type FindingState = { findings: readonly FindingAnswer[] | null }

/** What somebody has in hand: a bar that is moved, or days that are drawn for a new booking in this row. */
export type BoardHold = { row: BoardRow; days: Days; by: 'pointer' | 'keys' } & (
  | ({ act: 'move'; bar: BoardBar; hold: Hold; isSaving: boolean } & FindingState)
  | { act: 'draw' }
)

export type BoardMove = Extract<BoardHold, { act: 'move' }>

/** At most one is in hand. */
export const held = createStore<BoardHold | null>(null)

/** What is said aloud of it. */
export const said = createStore('')
