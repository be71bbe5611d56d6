import type { BoardBar } from '@kasack/contract/board.ts'
import type { BoardTarget, Hands } from './hands.ts'
import type { LaidRow } from './lanes.ts'
import { keyOf } from './lanes.ts'
import { placeOf } from './scale.ts'
import type { BoardQuestion } from './span.ts'

/** The keyboard position: a bar, or the name of a row. */
type Stop = { index: number; key: string | null }

/** Rows moved by Page Up and Page Down, and animation frames to wait for a row to be drawn. */
const page = 10
const patience = 20

let last: Stop = { index: 0, key: null }

/** Moves the focus as the key says, or back to where it was. False if the board is empty. */
export function goTo(hands: Hands, way: { found: BoardTarget; key: string } | null): boolean {
  const { laid } = hands
  if (laid.length === 0) return false
  const stop = way ? next(hands, way.found, way.key) : { ...last, index: Math.min(last.index, laid.length - 1) }
  focus(hands, stop, patience)
  return true
}

function next({ laid, question }: Hands, { index, bar }: BoardTarget, key: string): Stop {
  const shown = barsIn(laid[index]!)
  const at = bar ? shown.findIndex((one) => one === bar) : -1
  const along = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: -1, End: shown.length - 1 }[key]
  if (along !== undefined) return { index, key: keyAt(shown, Math.min(along, shown.length - 1)) }
  const down = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page }[key] ?? 0
  const to = Math.min(laid.length - 1, Math.max(0, index + down))
  return { index: to, key: to === index ? bar && keyOf(bar) : bar && nearest(laid[to]!, bar, question) }
}

/** In order of days, not of lanes, which are arbitrary. */
const barsIn = ({ bars }: LaidRow): BoardBar[] => bars.map(({ bar }) => bar)
const keyAt = (bars: readonly BoardBar[], at: number): string | null => (at < 0 ? null : keyOf(bars[at]!))

/** The bar of a row closest to the middle of another bar; null if the row has none. */
function nearest(row: LaidRow, bar: BoardBar, question: BoardQuestion): string | null {
  const middle = (one: BoardBar) => {
    const { left, width } = placeOf(one, question)
    return left + width / 2
  }
  const from = middle(bar)
  const [closest] = barsIn(row).toSorted((one, other) => Math.abs(middle(one) - from) - Math.abs(middle(other) - from))
  return closest ? keyOf(closest) : null
}

function focus(hands: Hands, stop: Stop, tries: number) {
  last = stop
  hands.places()?.show(stop.index)
  const row = hands.frame()?.querySelector(`[data-row="${stop.index}"]`)
  const target = stop.key === null ? null : row?.querySelector<HTMLElement>(`[data-bar="${stop.key}"]`)
  const found = target ?? row?.querySelector<HTMLElement>('.k-board-who > *')
  if (found) return found.focus({ preventScroll: true })
  if (tries > 0) requestAnimationFrame(() => focus(hands, stop, tries - 1))
}
