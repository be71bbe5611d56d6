import type { ApplicantField } from '@kasack/contract/applicant-fields.ts'
import { lineTexts, refuseLine, applicantFieldRules } from '@kasack/contract/applicant-fields.ts'
import type { Text } from '@kasack/contract/text.ts'
import { fill } from '../shared/language/fill.ts'
import { labels, texts } from './texts.ts'

export type Values = Record<ApplicantField, string> & { privacy_consent: boolean }
export type FieldName = keyof Values

/** The text fields, in the order of the contract. */
export const typedFields = Object.keys(applicantFieldRules) as ApplicantField[] // these are all its keys

export const empty: Values = {
  first_name: '',
  last_name: '',
  profession_free_text: '',
  email: '',
  mobile: '',
  postal_code: '',
  privacy_consent: false,
}

export const isRequired = (field: ApplicantField): boolean => !('isOptional' in applicantFieldRules[field])

export const isField = (name: string): name is FieldName => Object.hasOwn(empty, name)

/** The error of one field. */
export function problemOf(field: FieldName, values: Values): Text | null {
  if (field === 'privacy_consent') return values.privacy_consent ? null : lineTexts.consent
  const reason = refuseLine(values[field], applicantFieldRules[field])
  if (reason === null || (reason === 'empty' && !isRequired(field))) return null
  return reason === 'empty'
    ? filled(texts.required, { label: labels[field] })
    : filled(lineTexts[reason], { limit: applicantFieldRules[field].limit })
}

/** The errors by field. */
export function problemsOf(values: Values): Partial<Record<FieldName, Text>> {
  const found = [...typedFields, 'privacy_consent' as const].map((field) => [field, problemOf(field, values)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

function filled({ de, en }: Text, { label, limit = 0 }: { label?: Text; limit?: number }): Text {
  return { de: fill(de, { label: label?.de ?? '', limit }), en: fill(en, { label: label?.en ?? '', limit }) }
}
