import { whyNotTerminated } from '@kasack/contract/placement.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import type { FocusEvent, KeyboardEvent } from 'react'
import { bookingCancellationModal, bookingTerminationModal } from '../../booking/door.ts'
import { openModal } from '../../shared/address/modals.ts'
import { t } from '../../shared/language/i18n.ts'
import type { BoardTarget, Hands } from './hands.ts'
import { canGrab, foundAt, openDrawn } from './hands.ts'
import type { BoardHold } from './held.ts'
import { held, announcement } from './held.ts'
import { draw, drawTo, grab, drop, stepBy, cancelMove, explainRefusal } from './moving.ts'
import { firstDay } from './pointer.ts'
import type { Hold } from './shift.ts'
import { preferences } from '../../shared/storage/preference.ts'
import { goTo } from './stops.ts'
import { holdWords, texts } from './texts.ts'
import { namedBar } from './words.ts'

const holds: Readonly<Record<string, Hold>> = { m: 'whole', e: 'end', s: 'start' }
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }

/** Moves the focus between bars, or applies a key to the held bar. */
export function press(hands: Hands, event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const now = held.get()
  const isDone = now ? withHeld(hands, now, event) : withFound(hands, foundAt(hands, event.target), event)
  if (!isDone) return
  event.preventDefault()
  event.stopPropagation() // letters are also page-wide shortcuts
}

/** The board is a single Tab stop: it passes the focus to where it last was. */
export function enter(hands: Hands, { target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) goTo(hands, null)
  else currentTarget.tabIndex = -1
}

/** Leaving the board cancels a move made by keyboard. */
export function leave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
  currentTarget.tabIndex = 0
  if (held.get()?.by === 'keys') cancelMove()
}

/** While something is held, arrows move it. Returns whether the key was handled. */
function withHeld({ question }: Hands, now: BoardHold, { key, shiftKey }: KeyboardEvent): boolean {
  if (key === 'Escape') cancelMove()
  else if (key === 'Enter' && now.act === 'move') void drop()
  else if (key === 'Enter') openDrawn(question)
  else if (key === 'ArrowLeft' || key === 'ArrowRight') step(now, { by: steps[key]!, shiftKey })
  else return key === 'ArrowUp' || key === 'ArrowDown' || key === ' '
  return true
}

function step(now: BoardHold, { by, shiftKey }: { by: number; shiftKey: boolean }) {
  if (now.act === 'move') return stepBy(shiftKey ? by * 7 : by)
  const { lower, upper } = now.days
  const end = dayFrom(upper ?? lower, by)
  if (!shiftKey) drawTo({ lower: dayFrom(lower, by), upper: end })
  else if (end >= lower) drawTo({ lower, upper: end })
}

function withFound(hands: Hands, found: BoardTarget | null, { key, shiftKey, target }: KeyboardEvent): boolean {
  if (!found || shiftKey) return false
  const { row, bar } = found
  if (key in steps || key === 'Home' || key === 'End' || key === 'PageUp' || key === 'PageDown') return goTo(hands, { found, key })
  const letter = preferences.get().keys ? key : ''
  if (letter === 'n' && hands.mayDraw) {
    draw(row, firstDay(hands), 'keys')
    return true
  }
  if (key === ' ' && !(target instanceof HTMLInputElement)) return choose(target)
  if (!bar) return false
  if (key === 'Delete') {
    endOf(hands, found)
    return true
  }
  const hold = holds[letter]
  if (!hold) return false
  if (canGrab(hands, bar, hold)) {
    grab(bar, row, { hold, by: 'keys' })
    announcement.set(t(texts.taken, { name: namedBar(bar), hold: t(holdWords[hold]), help: t(texts.help) }))
  }
  return true
}

/** Space selects the row if rows can be selected; otherwise it keeps its default action. */
function choose(target: EventTarget): boolean {
  const box = (target as Element).closest('[data-row]')?.querySelector<HTMLInputElement>('[data-choose]')
  box?.click()
  return box !== null && box !== undefined
}

/** Cancels a booking that has not begun, or terminates a running one; the form asks when and why. */
function endOf({ mayMove, today }: Hands, { bar }: BoardTarget) {
  if (!bar) return
  if (bar.kind !== 'booking') return explainRefusal(bar, t(texts.only_by_form))
  if (!mayMove(bar)) return explainRefusal(bar, t(texts.may_not))
  const { id, lower, upper, state } = bar
  if (lower > today) return openModal(bookingCancellationModal, { id })
  const reason = whyNotTerminated({ date_range: { lower, upper }, cancelled: false, terminated: state === 'terminated' }, today)
  if (reason) return explainRefusal(bar, t(reason))
  openModal(bookingTerminationModal, { id })
}
