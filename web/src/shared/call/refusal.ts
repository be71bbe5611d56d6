import { errorTexts } from './error-texts.ts'
import { t } from '../language/i18n.ts'

/** The body of a refusal; null if the server was not reached or did not answer with JSON. */
export type Refusal = { errors?: Record<string, string[]> | string[]; detail?: string } | null

/** The status of a call that got no answer. */
export const unreachable = 0

/** The first sentence that gives a reason, or else one with the status. */
export function messageOf({ status, data }: { status: number; data: Refusal }): string {
  return (
    sentences(data?.errors)[0] ??
    (data?.detail || t(status === unreachable ? errorTexts.no_connection : errorTexts.status_code, { status }))
  )
}

/** The sentences by top-level field; those about no single field are under the empty key. */
export function problemsOf(data: Refusal): Record<string, string[]> {
  const errors = data?.errors
  if (errors === undefined || Array.isArray(errors)) return errors?.length ? { '': sentences(errors) } : {}
  return Object.fromEntries(Object.entries(errors).map(([field, reasons]) => [field, sentences(reasons)]))
}

function sentences(found: unknown): string[] {
  if (typeof found === 'string') return found ? [found] : []
  return typeof found === 'object' && found !== null ? Object.values(found).flatMap(sentences) : []
}
