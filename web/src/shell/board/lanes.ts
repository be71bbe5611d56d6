import type { BoardBar, BoardRow } from '@kasack/contract/board.ts'

/** A row as it is drawn: each bar in a lane, so that none lies over another. */
export type LaidRow = { row: BoardRow; bars: { bar: BoardBar; lane: number }[]; lanes: number; height: number }

/** In pixels; as in board.css. */
export const laneHeight = 24
const leastHeight = 48
const around = 8

/** What is looked for first; then by their first day each bar takes the first lane that is free by then. */
export function layRow(row: BoardRow): LaidRow {
  const ends: (string | null)[] = []
  const isDemand = ({ kind }: BoardBar) => kind === 'demand'
  const bars = [...row.bars.filter(isDemand), ...row.bars.filter((bar) => !isDemand(bar))].map((bar) => {
    const free = ends.findIndex((end) => end !== null && end < bar.lower)
    const lane = free === -1 ? ends.length : free
    ends[lane] = bar.upper
    return { bar, lane }
  })
  return { row, bars, lanes: ends.length, height: Math.max(leastHeight, ends.length * laneHeight + around) }
}

/** A name for a bar among those of its row. */
export const keyOf = ({ kind, id }: Pick<BoardBar, 'kind' | 'id'>): string => `${kind}-${id}`
