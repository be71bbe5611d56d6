import { useEffect } from 'react'
import { keepFocusInside } from '../../shared/part/keep-focus.ts'

/**
 * Keeps Tab inside a dialog. antd only brings the focus back after it has left, but from the last stop of a page
 * Firefox moves to its own window first, and the page gets no event when it returns.
 */
export function useFocusInDialog() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = document.activeElement?.closest('[aria-modal="true"]')
      if (event.key === 'Tab' && !event.defaultPrevented && dialog) keepFocusInside(dialog, event)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
