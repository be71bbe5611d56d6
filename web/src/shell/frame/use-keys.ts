import { useEffect } from 'react'
import { openModal } from '../../shared/address/modals.ts'
import { focusFirstRow } from '../../shared/part/row-focus.ts'
import { isSingleKey } from '../../shared/part/single-key.ts'
import { keysModal } from '../preferences/door.ts'

/**
 * Page-wide shortcuts: j and k focus the first list, n opens the create menu, t focuses the latest notification, ?
 * shows the shortcuts.
 */
export function useKeys() {
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function press(event: KeyboardEvent) {
  const act = acts[event.key]
  if (act && isSingleKey(event, document.body) && act()) event.preventDefault()
}

const toRows = () => focusFirstRow(document)

function openCreateMenu(): boolean {
  const button = document.querySelector<HTMLElement>('.k-chrome .k-new')
  button?.click()
  return button !== null
}

/** Focuses the first action in the latest notification. */
function toNotice(): boolean {
  const offers = '.ant-notification-notice-description :is(a, button)'
  const latest = [...document.querySelectorAll(`.k-note:has(${offers})`)].at(-1)
  latest?.querySelector<HTMLElement>(offers)?.focus()
  return latest !== undefined
}

/** Each returns whether it did anything. */
const acts: Record<string, () => boolean> = {
  j: toRows,
  k: toRows,
  n: openCreateMenu,
  t: toNotice,
  '?'() {
    openModal(keysModal)
    return true
  },
}
