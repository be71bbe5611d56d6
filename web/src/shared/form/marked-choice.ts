/** The choice a select highlights below the input; null: not rendered yet. */
export const markedIn = (input: HTMLInputElement): HTMLElement | null =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
