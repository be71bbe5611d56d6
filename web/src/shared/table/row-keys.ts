import type { KeyboardEvent } from 'react'
import { focusNeighbour } from '../part/row-focus.ts'
import { isSingleKey } from '../part/single-key.ts'
import type { RowAction } from './RowMenu.tsx'

const steps: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Handles a key in a row: moves on, opens the record or its menu, selects it (with Shift the range up to it), or starts an action. */
export function pressInRow(
  event: KeyboardEvent<HTMLTableRowElement>,
  actions: readonly RowAction[],
  onChoose?: (isRange: boolean) => void,
) {
  const { key, target, currentTarget: row, shiftKey } = event
  // React also bubbles keys from the row's open menu, which is elsewhere in the DOM.
  if (!(target instanceof Node) || !row.contains(target) || event.ctrlKey || event.metaKey || event.altKey) return
  if (shiftKey && key !== ' ') return
  if (act()) event.preventDefault()

  function act(): boolean {
    const step = steps[key]
    const isSingle = key.length > 1 || isSingleKey(event.nativeEvent, row)
    if (step !== undefined) return isSingle && !isTyped(target) && focusNeighbour(row, step)
    const isSpace = key === ' ' && (target === row || (shiftKey && isBox(target)))
    if (onChoose && (isSpace || (key === 'x' && isSingle && !isTyped(target)))) {
      onChoose(shiftKey)
      return true
    }
    if (key === 'Enter') return target === row && open(row, actions)
    if (key === 'm') return isSingle && openMenu(row)
    return isSingle && select(actions, key)
  }
}

/** Opens the record's page or drawer, or its edit form if it has neither. */
function open(row: HTMLElement, actions: readonly RowAction[]): boolean {
  const link = row.querySelector<HTMLElement>('th a[href^="/"], th .k-cell-button')
  link?.click()
  return link !== null || select(actions, 'e')
}

function openMenu(row: HTMLElement): boolean {
  const button = row.querySelector<HTMLElement>('.k-row-menu')
  button?.click()
  return button !== null
}

function select(actions: readonly RowAction[], key: string): boolean {
  const action = actions.find(({ shortcut, disabledBecause }) => shortcut === key && disabledBecause === undefined)
  action?.onSelect()
  return action !== undefined
}

const isTyped = (target: EventTarget) =>
  target instanceof Element && target.closest('input:not([type=checkbox]), textarea, [role=combobox]') !== null

/** In some browsers a checkbox cannot report Shift with the space bar: Firefox calls it a plain click. */
const isBox = (target: EventTarget) => target instanceof Element && target.closest('.k-choice') !== null
