import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'

/** `choosePage`: undefined where rows cannot be chosen. `clear`: undefined while there is nothing to let go of. */
type Choice = { choosePage: (() => void) | undefined; clear: (() => void) | undefined }

/** While the keyboard stands in the table Ctrl+A chooses the page; there, and among what is done with the rows, Escape lets go of them. */
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
