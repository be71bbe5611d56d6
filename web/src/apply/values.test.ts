import { application, applicantFields } from '@kasack/contract/application.ts'
import { readValue } from '@kasack/contract/input.ts'
import type { ApplicantField } from '@kasack/contract/applicant-fields.ts'
import { lineTexts, refuseLine, applicantFieldRules } from '@kasack/contract/applicant-fields.ts'
import { problemTexts, problemText } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { empty, isField, isRequired, problemOf, problemsOf, typedFields } from './values.ts'

const katharina = { ...empty, first_name: 'Katharina', last_name: 'Blumenthal', profession_free_text: 'OTA', mobile: '0151 234' }
const complete = { ...katharina, email: 'katharina@post.example', privacy_consent: true }

test('the page asks for what the server requires, in the same order, and for a postal code', () => {
  expect([...typedFields.filter(isRequired), 'privacy_consent']).toEqual(
    Object.entries(application.fields).flatMap(([name, { readOnly, required }]) => (readOnly || !required ? [] : [name])),
  )
  expect(typedFields.filter((name) => !isRequired(name))).toEqual(['postal_code'])
  expect(['email', 'privacy_consent', 'application_tags', 'toString'].filter(isField)).toEqual(['email', 'privacy_consent'])
})

/** Parts of realistic and hostile input: letters, blanks, and characters that break one rule or another. */
const part = fc.constantFrom(
  'a',
  'ü',
  ' ',
  '@',
  '.',
  'x.de',
  '\u200b',
  '\u00ad',
  '\u2800',
  '\ufeff',
  '\u202e',
  '[',
  '\0',
  '\ud800',
  '\n',
  '\u2028',
  '\u0007',
  '\t',
  '😀',
  ',',
)
const line = fc.oneof(
  fc.string({ unit: part, maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.integer({ min: 60, max: 260 }).map((length) => `${'a'.repeat(length)}@x.de`),
  fc.tuple(part, part, part, part).map(([a, b, c, d]) => `${a}x${b}@${c}x.de${d}`),
)

/** The server's first error for that value. */
function serverSays(field: ApplicantField, given: string): Text | null {
  const read = readValue(applicantFields[field], given, { today: '2026-06-10' })
  return 'problem' in read ? (read.problem[0] ?? null) : null
}

test('the page refuses a line when the server does, with the same words', () => {
  fc.assert(
    fc.property(fc.constantFrom(...typedFields), line, (field, given) => {
      const reason = refuseLine(given, applicantFieldRules[field])
      const said =
        reason === 'empty'
          ? isRequired(field)
            ? problemTexts.required
            : null
          : reason && problemText(reason, applicantFieldRules[field].limit)
      expect(said).toEqual(serverSays(field, given))
    }),
    { numRuns: 2000 },
  )
})

test('what is required is named, what is wrong is explained', () => {
  expect(problemOf('first_name', empty)).toEqual({ de: 'Vorname ist erforderlich.', en: 'First name is required!' })
  expect(problemOf('last_name', { ...empty, last_name: ' \u200b ' })?.en).toBe('Last name is required!')
  expect(problemOf('email', { ...empty, email: 'abc' })).toEqual(lineTexts.not_email)
  expect(problemOf('mobile', { ...empty, mobile: '0'.repeat(64) })).toBeNull()
  expect(problemOf('mobile', { ...empty, mobile: '0'.repeat(65) })?.de).toBe('Höchstens 64 Zeichen sind möglich.')
  expect(problemOf('postal_code', { ...empty, postal_code: '1'.repeat(17) })?.de).toBe('Höchstens 16 Zeichen sind möglich.')
  expect(problemOf('privacy_consent', empty)).toEqual(lineTexts.consent)
})

test('all problems are told at once, and none of a complete application', () => {
  expect(Object.keys(problemsOf(empty))).toEqual([...typedFields.filter(isRequired), 'privacy_consent'])
  expect(Object.keys(problemsOf({ ...katharina, email: 'katharina@post' }))).toEqual(['email', 'privacy_consent'])
  expect(problemsOf(complete)).toEqual({})
})
