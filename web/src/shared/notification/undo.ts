import { t } from '../language/i18n.ts'
import type { Notice } from './notify.ts'
import { actOnNewest } from './notify.ts'
import { texts } from './texts.ts'

/** The button that takes back what a notice tells; Ctrl+Z does the same where nothing is typed. */
export function undoAction(undo: () => void): NonNullable<Notice['action']> {
  let isTakenBack = false
  const onSelect = () => {
    if (isTakenBack) return // a second tap still finds the notice, which takes a moment to leave
    isTakenBack = true
    undo()
  }
  return { label: t(texts.undo), onSelect, shortcut: 'Control+Z' }
}

/** Listens to Ctrl+Z until the returned function is called. */
export function actOnUndoKey(): () => void {
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}

const typedInto = 'input, textarea, select, [contenteditable="true"]'

/** Where text is typed the key belongs to the text. */
function press(event: KeyboardEvent) {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (!isUndo || (event.target instanceof Element && event.target.closest(typedInto))) return
  if (actOnNewest()) event.preventDefault()
}
