import { expect, test } from 'vitest'
import { stepsOf } from './rules.ts'

const nothing = { was_mail_sent: false, has_colleague: false, were_lists_seen: false, has_facility: false }
const everything = { was_mail_sent: true, has_colleague: true, were_lists_seen: true, has_facility: true }
const doneOf = (...asked: Parameters<typeof stepsOf>) =>
  stepsOf(...asked)
    .filter(({ is_done }) => is_done)
    .map(({ name }) => name)

test('an agency that has just begun has done nothing but what its settings say', () => {
  expect(doneOf(nothing, ['SMTP_URL', 'APPLY_PHONE'])).toEqual([])
  expect(doneOf(nothing, [])).toEqual(['agency'])
})

test('each step is done by what it is about', () => {
  expect(doneOf({ ...nothing, was_mail_sent: true }, ['AGENCY_NAME'])).toEqual(['mail'])
  expect(doneOf({ ...nothing, has_colleague: true }, ['AGENCY_NAME'])).toEqual(['users'])
  expect(doneOf({ ...nothing, were_lists_seen: true }, ['AGENCY_NAME'])).toEqual(['lists'])
  expect(doneOf({ ...nothing, has_facility: true }, ['AGENCY_NAME'])).toEqual(['facility'])
  expect(doneOf(everything, [])).toHaveLength(5)
})

test('what is not set is named at the step it belongs to', () => {
  const [agency, mail, ...others] = stepsOf(everything, ['IMPRINT_URL', 'MAIL_FROM'])
  expect(agency).toEqual({ name: 'agency', is_done: false, unset: ['IMPRINT_URL'] })
  expect(mail).toEqual({ name: 'mail', is_done: false, unset: ['MAIL_FROM'] })
  expect(others.flatMap(({ unset }) => unset)).toEqual([])
})
