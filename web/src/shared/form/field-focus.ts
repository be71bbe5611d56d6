import { contentId } from '../part/Page.tsx'

const control = 'input:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** Where the user begins to write, unless he has begun elsewhere: what the first group, or any group, still demands, or the first field. */
export function focusFirst(fields: HTMLElement | null, missing: readonly string[], inAnyGroup: boolean) {
  if (!fields || fields.contains(document.activeElement)) return
  const group = (inAnyGroup ? null : fields.querySelector('fieldset')) ?? fields
  const demanded = missing.map((id) => group.querySelector<HTMLElement>(`#${id}`)).find((found) => found !== null)
  ;(demanded ?? fields.querySelector<HTMLElement>(`.k-field :is(${control})`))?.focus()
}

/** Where the user has to mend something first, once the page shows what is wrong. */
export function focusWrong(fields: HTMLElement | null) {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>(`[data-wrong] :is(${control})`)?.focus())
}

/** Back to where the user came from, once the dialog above it is gone; to the page where that is gone itself. */
export function focusAgain(opener: Element | null) {
  requestAnimationFrame(() => {
    if (!(opener instanceof HTMLElement) || document.activeElement !== document.body) return
    const target = opener.isConnected ? opener : document.querySelector<HTMLElement>(`#${contentId}`)
    target?.focus({ preventScroll: !opener.isConnected })
  })
}

/** Whoever chooses in a table begins with typing, unless something in the dialog has the focus already. */
export const focusSearch = (body: HTMLElement | null) => {
  if (!body?.contains(document.activeElement)) body?.querySelector<HTMLElement>('input[type=search], .k-bar input')?.focus()
}
