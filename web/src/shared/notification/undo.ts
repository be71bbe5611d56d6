import { t } from '../language/i18n.ts'
import type { Notice } from './notify.ts'
import { actOnNewest } from './notify.ts'
import { texts } from './texts.ts'

/** The undo button of a notice; Ctrl+Z does the same outside text fields. */
export function undoAction(undo: () => void): NonNullable<Notice['action']> {
  let isTakenBack = false
  const onSelect = () => {
    if (isTakenBack) return // a second tap can still hit the notice, which takes a moment to disappear
    isTakenBack = true
    undo()
  }
  return { label: t(texts.undo), onSelect, shortcut: 'Control+Z' }
}

/** Handles Ctrl+Z until the returned function is called. */
export function actOnUndoKey(): () => void {
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

const typedInto = 'input, textarea, select, [contenteditable="true"]'

/** In text fields the key belongs to the text. */
function press(event: KeyboardEvent) {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (!isUndo || (event.target instanceof Element && event.target.closest(typedInto))) return
  if (actOnNewest()) event.preventDefault()
}
