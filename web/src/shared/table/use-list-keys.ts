import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

/** `choosePage`: undefined if rows cannot be selected. `clear`: undefined while nothing is selected. */
type Choice = { choosePage: (() => void) | undefined; clear: (() => void) | undefined }

/** With the focus in the table, Ctrl+A selects the page; Escape, also from the selection's actions, clears the selection. */
export function useListKeys(list: RefObject<HTMLElement | null>, { choosePage, clear }: Choice) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
    if (altKey || shiftKey || !(target instanceof Element)) return
    if (key === 'a' && (ctrlKey || metaKey) && choosePage && target.closest('table')) {
      event.preventDefault()
      choosePage()
    }
    if (key === 'Escape' && clear && target.closest('table, .k-selection')) {
      event.stopPropagation()
      clear()
    }
  })
  useEffect(() => {
    const frame = list.current
    const listen = (event: KeyboardEvent) => press(event)
    frame?.addEventListener('keydown', listen)
    return () => frame?.removeEventListener('keydown', listen)
  }, [list])
}
