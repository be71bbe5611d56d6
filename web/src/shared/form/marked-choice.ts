/** The choice that a select marks below what is typed; null: none is there yet. */
export const markedIn = (input: HTMLInputElement): HTMLElement | null =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
