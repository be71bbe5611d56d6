import { useEffect, useRef } from 'react'
import { contentId } from '../../shared/part/Page.tsx'

/** When the last modal closes, the keyboard goes on where it was on the page, also if a menu in between has gone. */
export function useReturnFocus(anyOpen: boolean) {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (anyOpen) return // the last stop of a modal leads to the page for a moment
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('.ant-app')) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [anyOpen])
  useEffect(() => {
    if (!anyOpen) return
    return () => {
      const target = last.current?.isConnected ? last.current : document.querySelector<HTMLElement>(`#${contentId}`)
      target?.focus({ preventScroll: true })
    }
  }, [anyOpen])
}
