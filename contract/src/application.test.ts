import { expect, test } from 'vitest'
import { application } from './application.ts'
import { readInput } from './input.ts'
import { problemTexts } from './problem.ts'

const words = { first_name: 'Jana', last_name: 'Neumann', profession_free_text: 'OTA', email: 'jana@example.org', mobile: '0151 1' }
const refused = (body: object) => readInput(application, body, { today: '2026-06-10' }).problems

test('nobody applies without her consent', () => {
  expect(refused({ ...words, privacy_consent: true })).toEqual({})
  expect(refused({ ...words, privacy_consent: false })).toEqual({ privacy_consent: [problemTexts.consent] })
  expect(refused(words)).toEqual({ privacy_consent: [problemTexts.required] })
})

test('an empty application is told all that is missing', () => {
  const missing = ['first_name', 'last_name', 'profession_free_text', 'email', 'mobile', 'privacy_consent']
  expect(Object.keys(refused({}))).toEqual(missing)
})

test('who consents has seen the newest text, unless she says which', () => {
  const version = (given: object) => readInput(application, { ...words, privacy_consent: 'true', ...given }, { today: '' }).input
  expect(version({})).toMatchObject({ privacy_consent: true, privacy_consent_version: '2026-11' })
  expect(refused({ ...words, privacy_consent: true, privacy_consent_version: '1999-01' })).toEqual({
    privacy_consent_version: [problemTexts.not_choice],
  })
})
