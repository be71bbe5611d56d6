import type { KeyboardEvent } from 'react'
import { texts } from './texts.ts'

const isMac = /Mac|iPad|iPhone/.test(navigator.userAgent)

/** The key that saves a form from every control, as printed on the keyboard. */
export const saveKey = isMac ? texts.key_on_mac : texts.key
export const saveShortcut = isMac ? 'Meta+Enter' : 'Control+Enter'

/** With Shift it saves and continues, if the form offers that. */
export const goOnKey = isMac ? texts.go_on_key_on_mac : texts.go_on_key
export const goOnShortcut = isMac ? 'Meta+Shift+Enter' : 'Control+Shift+Enter'

/** Handles the save key before a control does; a form nested in another one's tree has its own. */
export function saveByKey(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget } = event
  if (!isSaveKey(event) || !(target instanceof HTMLElement) || target.closest('form') !== currentTarget) return
  const goOn = event.shiftKey ? withShortcut(currentTarget, goOnShortcut) : null
  if (event.shiftKey && !goOn) return
  event.preventDefault()
  event.stopPropagation()
  if (event.repeat) return
  target.blur() // blurring commits what is still being typed
  target.focus()
  if (goOn) goOn.click()
  else currentTarget.requestSubmit()
}

/** Without a form, presses the button that declares the shortcut. Layers opened on top have their own keys. */
export function pressByKey(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, repeat } = event
  const button = withShortcut(currentTarget, saveShortcut)
  if (!button || !isSaveKey(event) || event.shiftKey || !currentTarget.contains(target as Node)) return
  event.preventDefault()
  event.stopPropagation()
  if (!repeat) button.click()
}

const isSaveKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey) && !altKey

const withShortcut = (within: HTMLElement, shortcut: string) => within.querySelector<HTMLElement>(`[aria-keyshortcuts="${shortcut}"]`)
