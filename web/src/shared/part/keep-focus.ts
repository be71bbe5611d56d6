const focusable = ':is(button, input, select, textarea):not(:disabled), a[href], [tabindex]'

/** Traps Tab inside a floating panel: from its last stop to the first, and back with Shift. */
export function keepFocusInside(panel: Element, event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>) {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())
  const [first, last] = [stops[0], stops.at(-1)]
  if (document.activeElement !== (event.shiftKey ? first : last)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
