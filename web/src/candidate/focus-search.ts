export const modalWidth = 1120

/** Whoever chooses begins with typing, unless something in the dialog has the focus already. */
export const focusSearch = (body: HTMLElement | null) => {
  if (!body?.contains(document.activeElement)) body?.querySelector<HTMLElement>('input[type=search], .k-bar input')?.focus()
}
