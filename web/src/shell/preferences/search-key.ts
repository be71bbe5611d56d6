import { texts } from './texts.ts'

const isMac = /Mac|iPad|iPhone/.test(navigator.userAgent)

/** The shortcut for the search, as printed on the keyboard. */
export const searchKey = isMac ? texts.search_key_on_mac : texts.search_key
export const searchShortcut = isMac ? 'Meta+K' : 'Control+K'

/** Not Control+K on a Mac, where it cuts a line in every field. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !shiftKey
