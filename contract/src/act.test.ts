import { expect, test } from 'vitest'
import { applicant } from './applicant.ts'
import { mailStates, outbox } from './outbox.ts'

test('every mail may be tried again but one that was sent', () => {
  const { whyNot } = outbox.acts.retry
  expect(mailStates.filter((state) => whyNot({ state }) === undefined)).toEqual(['waiting', 'failed', 'held'])
})

test('nobody is asked twice for what she has confirmed', () => {
  const { whyNot } = applicant.acts.send_verification
  expect(whyNot({ email_verification_datetime: null })).toBeUndefined()
  expect(whyNot({ email_verification_datetime: '2026-06-10T10:00:00.000000Z' })).toMatchObject({
    en: 'The e-mail address is already confirmed.',
  })
})
