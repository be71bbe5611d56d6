const control = 'input:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** Where the user begins to write. */
export function focusFirst(fields: HTMLElement | null) {
  fields?.querySelector<HTMLElement>(`.k-field :is(${control})`)?.focus()
}

/** Where the user has to mend something first, once the page shows what is wrong. */
export function focusWrong(fields: HTMLElement | null) {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>(`[data-wrong] :is(${control})`)?.focus())
}
