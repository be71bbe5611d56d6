import type { PublicRefusal } from '../shared/call/public-call.ts'
import type { Sentence } from './language.ts'
import { texts } from './texts.ts'
import type { FieldName } from './values.ts'
import { isField } from './values.ts'

export type Problems = Partial<Record<FieldName, Sentence>>

/** Why sending failed, beyond errors of single fields. */
export type Failure = { text: Sentence; minutes?: number }

/** Turns a refusal into field errors, and one message above the button for everything else. */
export function refusalOf({ status, errors, wait }: Pick<PublicRefusal, 'status' | 'errors' | 'wait'>): {
  problems: Problems
  failure: Failure | null
} {
  if (status === 0) return { problems: {}, failure: { text: texts.not_reached } }
  if (status === 429) return { problems: {}, failure: tooMany({ errors, wait }) }
  if (status !== 400 || Array.isArray(errors)) return { problems: {}, failure: { text: texts.not_taken } }
  const told = Object.entries(errors).flatMap(([field, [sentence]]) => (isField(field) && sentence ? [[field, sentence] as const] : []))
  const problems: Partial<Record<FieldName, string>> = Object.fromEntries(told)
  return { problems, failure: told.length === 0 ? { text: texts.not_taken } : null }
}

/**
 * The server says which limit was exceeded and when to retry. For a 429 from a proxy without such a message the wait is rounded up, so that
 * retrying then succeeds.
 */
export function tooMany({ errors, wait }: Pick<PublicRefusal, 'errors' | 'wait'>): Failure {
  if (Array.isArray(errors) && errors[0]) return { text: errors[0] }
  const minutes = Math.ceil((wait ?? 60) / 60)
  return minutes === 1 ? { text: texts.too_many_soon } : { text: texts.too_many, minutes }
}
