import type { PublicRefusal } from '../shared/call/public-call.ts'
import type { Sentence } from './language.ts'
import { texts } from './texts.ts'
import type { FieldName } from './values.ts'
import { isField } from './values.ts'

export type Problems = Partial<Record<FieldName, Sentence>>

/** Why nothing came of sending, beyond single fields. */
export type Failure = { text: Sentence; minutes?: number }

/** What a refused application is told: sentences at their fields, the rest above the button. */
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

/** The server says what was too much and when to try again. Where something in between has no word for it: rounded up, who comes back then is let in. */
export function tooMany({ errors, wait }: Pick<PublicRefusal, 'errors' | 'wait'>): Failure {
  if (Array.isArray(errors) && errors[0]) return { text: errors[0] }
  const minutes = Math.ceil((wait ?? 60) / 60)
  return minutes === 1 ? { text: texts.too_many_soon } : { text: texts.too_many, minutes }
}
