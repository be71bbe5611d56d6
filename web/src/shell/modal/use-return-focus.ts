import { useEffect, useRef } from 'react'
import { shownPath } from '../../shared/address/navigation.ts'
import { contentId } from '../../shared/part/Page.tsx'

/**
 * When the last modal closes, restores the focus on the page, even if a menu in between is gone. If the page has
 * changed, focuses its content.
 */
export function useReturnFocus(anyOpen: boolean) {
  const last = useRef<{ control: HTMLElement; page: string } | null>(null)
  useEffect(() => {
    if (anyOpen) return // Tab past the end of a modal briefly focuses the page
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('.k-app')) last.current = { control: target, page: shownPath() }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [anyOpen])
  useEffect(() => {
    if (!anyOpen) return
    return () => {
      const { control, page } = last.current ?? {}
      const isThere = control?.isConnected && page === shownPath()
      const target = isThere ? control : document.querySelector<HTMLElement>(`#${contentId}`)
      target?.focus({ preventScroll: true })
    }
  }, [anyOpen])
}
