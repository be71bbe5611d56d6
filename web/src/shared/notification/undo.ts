import { t } from '../language/i18n.ts'
import { actOnNewest, notify } from './notify.ts'
import { texts } from './texts.ts'

/** For so long what was done can be taken back, in seconds: a little less than the server remembers a removed follow-up. */
const regret = 58

/** Whether what was done at that moment (`performance.now`) cannot be taken back any more: a notice under the pointer stays longer. */
export const isTooLate = (moment: number): boolean => performance.now() - moment > regret * 1000

/** Tells that something was done, and offers to take it back: with the button, or with Ctrl+Z where nothing is typed. */
export function offerUndo(title: string, undo: () => void) {
  let isTakenBack = false
  const onSelect = () => {
    if (isTakenBack) return // a second tap still finds the notice, which takes a moment to leave
    isTakenBack = true
    undo()
  }
  notify({ kind: 'success', status: 200, title, duration: regret, action: { label: t(texts.undo), onSelect, shortcut: 'Control+Z' } })
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
