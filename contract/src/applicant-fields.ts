import type { Text } from './text.ts'
import { hasControl, hasLineBreak, isEmail, isInvisible, isStorable, trimEmail } from './value.ts'

// The public page reads this file and nothing that needs a library: phones download everything imported here.

type FieldRule = { kind: 'text' | 'email'; limit: number; isOptional?: true }

/** What applicants say about themselves, one line each. */
export const applicantFieldRules = {
  first_name: { kind: 'text', limit: 255 },
  last_name: { kind: 'text', limit: 255 },
  profession_free_text: { kind: 'text', limit: 255 },
  email: { kind: 'email', limit: 254 },
  mobile: { kind: 'text', limit: 64 },
  postal_code: { kind: 'text', limit: 16, isOptional: true },
} as const satisfies Record<string, FieldRule>

export type ApplicantField = keyof typeof applicantFieldRules

/** Why a single line of text can be refused; `problemTexts` includes these. */
export const lineTexts = {
  not_text: { de: 'Bitte geben Sie Text ein.', en: 'Please enter text.' },
  line_break: { de: 'Zeilenumbrüche sind hier nicht möglich.', en: 'Line breaks are not allowed here.' },
  control: { de: 'Der Text enthält unsichtbare Steuerzeichen.', en: 'The text contains invisible control characters. Please remove them.' },
  too_long: { de: 'Höchstens {limit} Zeichen sind möglich.', en: 'Please use at most {limit} characters.' },
  not_email: { de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.', en: 'Please enter a valid e-mail address.' },
  consent: {
    de: 'Bitte stimmen Sie zu, damit wir Ihre Angaben nutzen dürfen.',
    en: 'Please give your consent so that we may process your details.',
  },
} satisfies Record<string, Text>

/** Why a line is refused, exactly as the schemas of these fields refuse it (values.test.ts of the page); `empty` if nothing is visible. */
export function refuseLine(given: string, { kind, limit }: FieldRule): keyof typeof lineTexts | 'empty' | null {
  if (isInvisible(given)) return 'empty'
  const line = kind === 'email' ? trimEmail(given) : given.trim()
  if (!isStorable(line)) return 'not_text'
  if (hasLineBreak(line)) return 'line_break'
  if (hasControl(line)) return 'control'
  if (line.length > limit) return 'too_long'
  return kind === 'email' && !isEmail(line) ? 'not_email' : null
}

/** Carries a random key from the sender: an application repeated with the same key and the same fields is the same one. */
export const repeatKeyHeader = 'idempotency-key'
