import type { BoardBar, BoardRow } from '@kasack/contract/board.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import { bookingModal } from '../../booking/door.ts'
import { openModal } from '../../shared/address/modals.ts'
import { t } from '../../shared/language/i18n.ts'
import { held } from './held.ts'
import type { LaidRow } from './lanes.ts'
import { keyOf } from './lanes.ts'
import { explainRefusal } from './moving.ts'
import { dayCountOf } from './scale.ts'
import type { Hold } from './shift.ts'
import { whyStays } from './shift.ts'
import type { BoardQuestion } from './span.ts'
import { texts } from './texts.ts'

/** Where rows are drawn, and how to scroll to one. */
export type RowPlaces = { topOf: (index: number) => number; show: (index: number) => void }

/** Context for the mouse and keyboard handlers. */
export type Hands = {
  question: BoardQuestion
  today: string
  laid: readonly LaidRow[]
  places: () => RowPlaces | null
  frame: () => HTMLElement | null
  mayMove: (bar: BoardBar) => boolean
  mayDraw: boolean
  open: (bar: BoardBar, row: BoardRow) => void
}

export type BoardTarget = { index: number; row: BoardRow; bar: BoardBar | null }

/** The row and bar under an event target; null outside the rows. */
export function foundAt({ laid }: Pick<Hands, 'laid'>, target: EventTarget | null): BoardTarget | null {
  if (!(target instanceof Element)) return null
  const index = Number(target.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1)
  const shown = laid[index]
  if (!shown) return null
  const key = target.closest<HTMLElement>('[data-bar]')?.dataset['bar']
  return { index, row: shown.row, bar: shown.bars.find(({ bar }) => keyOf(bar) === key)?.bar ?? null }
}

/** Whether this part of a bar can be grabbed; if not, tells the user why. */
export function canGrab({ mayMove, today }: Hands, bar: BoardBar, hold: Hold): boolean {
  const reason = whyStays(bar, hold, today) ?? (mayMove(bar) ? undefined : texts.may_not)
  if (reason) explainRefusal(bar, t(reason))
  return reason === undefined
}

/** The day at a horizontal position, also beyond the visible days. */
export function dayAt(question: BoardQuestion, track: DOMRect, x: number): string {
  return dayFrom(question.from, Math.floor(((x - track.left) / track.width) * dayCountOf(question)))
}

const origins = { employees: 'employee', facilities: 'facility', vacancies: 'vacancy' } as const

/** Opens the form of a new booking for the row and days that were drawn. */
export function openDrawn({ rows }: BoardQuestion) {
  const now = held.get()
  if (now?.act !== 'draw') return
  held.set(null)
  openModal(bookingModal, { from: { entity: origins[rows], id: now.row.id }, days: now.days })
}
