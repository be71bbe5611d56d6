const focusable = ':is(button, input, select, textarea):not(:disabled), a[href], [tabindex]'

/** Tab goes round inside a panel that floats: from its last stop to the first one, and with Shift the other way. */
export function keepFocusInside(panel: Element, event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>) {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())
  const [first, last] = [stops[0], stops.at(-1)]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
