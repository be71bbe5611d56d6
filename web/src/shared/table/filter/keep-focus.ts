import type { KeyboardEvent } from 'react'

const focusable = 'button:not(:disabled), input:not(:disabled), select, textarea, a[href], [tabindex="0"]'

/** Tab goes round inside a floating panel, which lies at the end of the document and not where it is seen. */
export function keepFocusInside(panel: HTMLElement, event: KeyboardEvent) {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)]
  const [first, last] = [stops[0], stops.at(-1)]
  event.stopPropagation()
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
