import type { KeyboardEvent } from 'react'
import { focusNeighbour } from '../part/row-focus.ts'
import { isSingleKey } from '../part/single-key.ts'
import type { RowAction } from './RowMenu.tsx'

const steps: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** What a key does in a row: it leads to the next one, opens the record or its menu, chooses it, with Shift all up to it, or begins what this user may do with it. */
export function pressInRow(
  event: KeyboardEvent<HTMLTableRowElement>,
  actions: readonly RowAction[],
  onChoose?: (isRange: boolean) => void,
) {
  const { key, target, currentTarget: row, shiftKey } = event
  // React tells of keys in the row's open menu as well, though it lies elsewhere on the page.
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

/** The record's page or drawer, or where it has none the form in which it is changed. */
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

/** A box itself does not know in every browser that Shift was held: Firefox tells it of a plain click. */
const isBox = (target: EventTarget) => target instanceof Element && target.closest('.k-choice') !== null
