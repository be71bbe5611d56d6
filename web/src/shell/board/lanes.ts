import type { BoardBar, BoardRow, BoardRows } from '@kasack/contract/board.ts'

/** A row with its bars sorted into lanes so that none overlap. */
export type LaidRow = { row: BoardRow; bars: { bar: BoardBar; lane: number }[]; lanes: number; height: number }

/** In pixels, as in board.css. */
export const laneHeight = 24
const leastHeight = 48
const around = 8

/** Demand first, then the others in their order, each in the first lane that is free on its first day. */
export function layRow(row: BoardRow, rows: BoardRows): LaidRow {
  const ends: (string | null)[] = []
  const shown = rows === 'vacancies' ? row.bars : row.bars.filter((bar) => !isOfClosed(bar))
  const isDemand = ({ kind }: BoardBar) => kind === 'demand'
  const bars = [...shown.filter(isDemand), ...shown.filter((bar) => !isDemand(bar))].map((bar) => {
    const free = ends.findIndex((end) => end !== null && end < bar.lower)
    const lane = free === -1 ? ends.length : free
    ends[lane] = bar.upper
    return { bar, lane }
  })
  return { row, bars, lanes: ends.length, height: Math.max(leastHeight, ends.length * laneHeight + around) }
}

/** Closed vacancies are hidden outside their own row: these weeks are neither open nor promised. */
const isOfClosed = ({ kind, state, vacancy_status }: BoardBar): boolean =>
  vacancy_status === 'closed' || (kind === 'demand' && state === 'closed')

/** A key for a bar, unique within its row. */
export const keyOf = ({ kind, id }: Pick<BoardBar, 'kind' | 'id'>): string => `${kind}-${id}`
