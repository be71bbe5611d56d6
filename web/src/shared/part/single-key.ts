import { preferences } from '../storage/preference.ts'

type KeyPress = Pick<KeyboardEvent, 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>

const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable="true"], [role=combobox]'
/** Elements with their own keys, or layers above the target of a single key. */
const above = '[role=dialog], [role=menu], [role=listbox]'

/** Whether an unmodified key is meant for `place`: not while the user types, nor while another layer covers it. */
export function isSingleKey({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyPress, place: Element): boolean {
  if (!preferences.get().keys || ctrlKey || metaKey || altKey || defaultPrevented) return false
  if (!(target instanceof Element) || target.closest(typedInto)) return false
  return target.closest(above) === place.closest(above) && !isBelowModal(place)
}

const isBelowModal = (place: Element) =>
  [...document.querySelectorAll('[aria-modal=true]')].some((modal) => !modal.contains(place) && modal.checkVisibility())
