import type { KeyboardEvent } from 'react'
import { texts } from './texts.ts'

const isMac = /Mac|iPad|iPhone/.test(navigator.userAgent)

/** The key that saves a form from every control in it, as it is printed on the keyboard. */
export const saveKey = isMac ? texts.key_on_mac : texts.key
export const saveShortcut = isMac ? 'Meta+Enter' : 'Control+Enter'

/** Saves the form with the key, before a control takes it for its own; a form inside another one's tree has its own key. */
export function saveByKey(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || shiftKey || altKey) return
  if (!(target instanceof HTMLElement) || target.closest('form') !== currentTarget) return
  event.preventDefault()
  event.stopPropagation()
  if (event.repeat) return
  target.blur() // what is still being typed counts once it is left
  target.focus()
  currentTarget.requestSubmit()
}
