import { contentId } from '../part/Page.tsx'

const control = 'input:not(:disabled), textarea:not(:disabled), button:not(:disabled), [tabindex="0"]'

/** Initial focus, unless it is already in the fields: the first missing value of the first group, or of any group, or the first field. */
export function focusFirst(fields: HTMLElement | null, missing: readonly string[]) {
  if (!fields || fields.contains(document.activeElement)) return
  const demanded = missing.map((id) => fields.querySelector<HTMLElement>(`#${id}`)).filter((found) => found !== null)
  const first = fields.querySelector('fieldset')
  const target = demanded.find((one) => first?.contains(one)) ?? demanded[0]
  ;(target ?? fields.querySelector<HTMLElement>(`.k-field :is(${control})`))?.focus()
}

/** Focuses the first field with a problem, once the problems are rendered. */
export function focusWrong(fields: HTMLElement | null) {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>(`[data-wrong] :is(${control})`)?.focus())
}

/** Returns the focus to where the user came from after a dialog closes, or to the page if that element is gone. */
export function focusAgain(opener: Element | null) {
  requestAnimationFrame(() => {
    if (!(opener instanceof HTMLElement) || document.activeElement !== document.body) return
    const target = opener.isConnected ? opener : document.querySelector<HTMLElement>(`#${contentId}`)
    target?.focus({ preventScroll: !opener.isConnected })
  })
}

/** In a table picker the search gets the focus, unless it is already inside the dialog. */
export const focusSearch = (body: HTMLElement | null) => {
  if (!body?.contains(document.activeElement)) body?.querySelector<HTMLElement>('input[type=search], .k-bar input')?.focus()
}
