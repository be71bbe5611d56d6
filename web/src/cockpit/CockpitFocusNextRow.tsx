import type { RefObject } from 'react'
import { useEffect } from 'react'
import { contentId } from '../shared/part/Page.tsx'

/** The rows, and the section buttons in the line above. */
const stops = '[data-row], .k-cockpit-toggle'

/** What takes the focus: a row's first action or else its link; a section's own button. */
function controlOf(stop: Element): HTMLElement | null {
  if (stop instanceof HTMLButtonElement) return stop
  return stop.querySelector<HTMLElement>('.k-cockpit-acts button') ?? stop.querySelector<HTMLElement>('a')
}

/** When the focused row disappears, moves the focus to the next row, or else to the line; an open form keeps it until it closes. */
export function useFocusNextRow(within: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const place = within.current
    if (!place) return undefined
    let stop: HTMLElement | null = null
    let next: Element | null = null

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (place.contains(target)) [stop, next] = [target.closest<HTMLElement>(stops), null]
      else if (target.id === contentId && stop?.isConnected === false) goOn()
      else if (target.closest('.k-app')) stop = null // popups above the page do not count
    }
    const goOn = () => {
      const control = (next?.isConnected && controlOf(next)) || (place.querySelector<HTMLElement>('.k-cockpit-line button') ?? place)
      stop = null
      control.focus()
    }
    const look = (records: MutationRecord[]) => {
      if (!stop || stop.isConnected) return
      const gone = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(stop)))
      const beside = [gone?.nextSibling, gone?.previousSibling].find((node) => node instanceof HTMLElement && node.isConnected)
      next = (beside as HTMLElement | undefined) ?? next
      if (document.activeElement === document.body || document.activeElement?.id === contentId) goOn()
    }
    const observer = new MutationObserver(look)
    observer.observe(place, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
    }
  }, [within])
}
