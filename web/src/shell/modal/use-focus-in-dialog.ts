import { useEffect } from 'react'
import { keepFocusInside } from '../../shared/part/keep-focus.ts'

/**
 * Tab stays inside a dialog. antd fetches the focus back when it has arrived behind the dialog; from the last stop of a page Firefox
 * goes to its own window first, and back from there the page hears nothing of it.
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
