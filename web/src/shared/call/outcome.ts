import type { Text } from '@kasack/contract/text.ts'
import { errorTexts } from './error-texts.ts'
import { language, t } from '../language/i18n.ts'
import type { Notice } from '../notification/notify.ts'
import type { Refusal } from './refusal.ts'
import { messageOf, problemsOf } from './refusal.ts'

/** What a notice about a call is made of: the answer, the record's noun and page, and its field labels. */
export type Outcome = {
  method: string
  status: number
  data: unknown
  entity?: Text | undefined
  page?: string | undefined
  labels?: Record<string, Text> | undefined
}

/** The notification for an answer (product.md 8), or null if it needs none. */
export function noticeFor(outcome: Outcome): Notice | null {
  const { method, status } = outcome
  if (status >= 200 && status < 300) return successNotice(outcome)
  const refusal = outcome.data as Refusal
  const warn = (title: Text, lines: string[]): Notice => ({ kind: 'warning', status, title: t(title), lines })
  if (status === 400) return warn(errorTexts.error, problemLines(refusal, outcome.labels))
  if (status === 401) return null
  if (status === 403) return warn(errorTexts.forbidden, [t(method === 'GET' ? errorTexts.forbidden_content : errorTexts.forbidden_action)])
  if (status === 404) return warn(errorTexts.not_found, [t(errorTexts.no_record)])
  if (status === 405) return warn(errorTexts.other, [t(errorTexts.api_missing)]) // this kind of record does not support the call
  if (status !== 500) return warn(errorTexts.other, [messageOf({ status, data: refusal })])
  if (method === 'GET') return null
  return { kind: 'error', status, title: t(errorTexts.something_wrong), lines: [t(errorTexts.request_problems)] }
}

function successNotice({ method, status, entity = errorTexts.entity, page }: Outcome): Notice | null {
  const success = (title: Text): Notice => ({ kind: 'success', status, title: t(title, { entity: t(entity) }) })
  if (method === 'PATCH' && status === 200) return success(errorTexts.edited)
  if (method === 'DELETE' && status === 204) return success(errorTexts.deleted)
  if (status !== 201) return null
  return {
    ...success(errorTexts.created),
    ...(page && { link: { to: page, label: t(errorTexts.visit, { entity: nounInside(entity) }) }, duration: 0 }),
  }
}

/** Each sentence, prefixed with its field's label if known. */
function problemLines(refusal: Refusal, labels: Record<string, Text> = {}): string[] {
  const lines = Object.entries(problemsOf(refusal)).flatMap(([field, reasons]) => {
    const label = labels[field]
    return reasons.map((reason) => (label ? `${t(label)}: ${reason}` : reason))
  })
  return lines.length > 0 ? lines : [messageOf({ status: 400, data: refusal })]
}

/** English nouns are lower-case inside a sentence. */
export const nounInside = (entity: Text): string => (language() === 'en' ? entity.en.toLowerCase() : entity.de)
