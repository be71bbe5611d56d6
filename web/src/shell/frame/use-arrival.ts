import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { clearCrucialErrors } from '../../shared/call/crucial-error.ts'
import { contentId } from '../../shared/part/Page.tsx'

/** On a new page, moves the focus to its content and clears the previous page's errors. */
export function useArrival() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    clearCrucialErrors()
    document.querySelector<HTMLElement>(`#${contentId}`)?.focus({ preventScroll: true })
  }, [pathname])
}
