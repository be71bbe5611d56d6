import { contentId } from '../part/Page.tsx'

const control = 'input:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** Where the user begins to write, unless he has begun elsewhere: what the first group still demands, or any group, or the first field. */
export function focusFirst(fields: HTMLElement | null, missing: readonly string[]) {
  if (!fields || fields.contains(document.activeElement)) return
  const demanded = missing.map((id) => fields.querySelector<HTMLElement>(`#${id}`)).filter((found) => found !== null)
  const first = fields.querySelector('fieldset')
  const target = demanded.find((one) => first?.contains(one)) ?? demanded[0]
  ;(target ?? fields.querySelector<HTMLElement>(`.k-field :is(${control})`))?.focus()
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
