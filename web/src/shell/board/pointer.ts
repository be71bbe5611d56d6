import type { BoardBar, BoardRow } from '@kasack/contract/board.ts'
import type { MouseEvent, PointerEvent } from 'react'
import type { Hands } from './hands.ts'
import { canGrab, dayAt, foundAt, openDrawn } from './hands.ts'
import { held } from './held.ts'
import { draw, drawTo, grab, moveBy, drop, cancelMove } from './moving.ts'
import { dayCountOf } from './scale.ts'
import type { BoardQuestion } from './span.ts'
import type { Hold } from './shift.ts'
import { daysFrom } from './shift.ts'

/** Where the pointer went down; `isDrag` once it has moved too far for a click. */
type Press = { x: number; row: BoardRow; bar: BoardBar | null; hold: Hold; track: DOMRect; isDrag: boolean }

/** In pixels. */
const edge = 7
const far = 4

let press: Press | null = null
let wasDrag = false

/** Records the press. Touch is left to scrolling. */
export function pressPointer(hands: Hands, event: PointerEvent<HTMLElement>) {
  wasDrag = false
  if (event.button !== 0 || event.pointerType === 'touch') return
  const found = foundAt(hands, event.target)
  const track = (event.target as Element).closest('.k-board-track')?.getBoundingClientRect()
  cancelMove()
  if (!found || !track || held.get()) return
  press = { x: event.clientX, row: found.row, bar: found.bar, hold: found.bar ? holdAt(event) : 'whole', track, isDrag: false }
}

/** Drags the pressed bar, or draws days. */
export function movePointer(hands: Hands, event: PointerEvent<HTMLElement>) {
  if (!press || event.buttons === 0) return
  const { track, x, bar } = press
  if (!press.isDrag) {
    if (Math.abs(event.clientX - x) < far) return
    if (!begin(hands, press)) return void (press = null)
    press.isDrag = true
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const { question } = hands
  if (bar) moveBy(Math.round(((event.clientX - x) / track.width) * dayCountOf(question)))
  else drawTo(daysFrom(dayAt(question, track, x), dayAt(question, track, event.clientX)))
}

export function releasePointer(question: BoardQuestion) {
  if (press?.isDrag) {
    wasDrag = true
    if (press.bar) void drop()
    else openDrawn(question)
  }
  press = null
}

export function cancelPointer() {
  press = null
  cancelMove()
}

/** Opens what was clicked, unless it was dragged. */
export function click(hands: Hands, { target }: MouseEvent<HTMLElement>) {
  const found = foundAt(hands, target)
  if (wasDrag || !found || target instanceof HTMLInputElement) return
  if (found.bar) hands.open(found.bar, found.row)
  else if ((target as Element).closest('[data-draw]')) {
    draw(found.row, firstDay(hands), 'pointer')
    openDrawn(hands.question)
  }
}

function begin(hands: Hands, { row, bar, hold, track, x }: Press): boolean {
  if (bar) {
    wasDrag = true // a bar that cannot be moved must not open on release, either
    if (!canGrab(hands, bar, hold)) return false
    grab(bar, row, { hold, by: 'pointer' })
    return true
  }
  if (!hands.mayDraw) return false
  const day = dayAt(hands.question, track, x)
  draw(row, { lower: day, upper: day }, 'pointer')
  return true
}

/** A bar is grabbed by a nearby end, unless that end lies outside the visible days. */
function holdAt({ target, clientX }: PointerEvent<HTMLElement>): Hold {
  const bar = (target as Element).closest<HTMLElement>('[data-bar]')!
  const { left, right } = bar.getBoundingClientRect()
  const cut = bar.dataset['cut'] ?? ''
  if (!bar.dataset['movable']) return 'whole'
  if (right - clientX <= edge && !cut.includes('after')) return 'end'
  return clientX - left <= edge && !cut.includes('before') ? 'start' : 'whole'
}

/** Today, or the first visible day. */
export function firstDay({ question, today }: Pick<Hands, 'question' | 'today'>): { lower: string; upper: string } {
  const day = today >= question.from && today <= question.to ? today : question.from
  return { lower: day, upper: day }
}
