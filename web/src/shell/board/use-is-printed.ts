import { useSyncExternalStore } from 'react'

let isPrinted = false

/** Whether the page is being printed, so that everything is drawn and nothing scrolls. */
export const useIsPrinted = (): boolean => useSyncExternalStore(watch, () => isPrinted)

function watch(look: () => void) {
  const begin = () => {
    isPrinted = true
    look()
  }
  const end = () => {
    isPrinted = false
    look()
  }
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
}
