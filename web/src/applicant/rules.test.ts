import type { Applicant } from '@kasack/contract/applicant.ts'
import { expect, test } from 'vitest'
import { anApplicant } from './applicant.test-support.ts'
import { refuseConversion, verificationOf } from './rules.ts'
import { texts } from './texts.ts'

const everything = () => true
const nothing = () => false
const now = new Date('2026-11-22T08:00:00Z')
const mail = {
  state: 'sent' as const,
  created_datetime: '',
  sent_datetime: '',
  last_error: '',
  expires_datetime: '2026-11-22T08:00:01.000000Z',
}
const verification = (applicant: Partial<Applicant>) => verificationOf(anApplicant(applicant), now)

test('whoever may create employees converts an applicant, once', () => {
  const converted = anApplicant({ converted_to_employee: { id: 5, name: 'Mira Lindner' } })
  expect(refuseConversion(anApplicant(), everything)).toBeNull()
  expect(refuseConversion(anApplicant(), nothing)).toBe(texts.may_not_convert)
  expect(refuseConversion(converted, everything)).toBe(texts.is_converted)
  expect(refuseConversion(converted, nothing)).toBe(texts.is_converted)
})

test('a confirmed address is confirmed, whatever became of the mail', () => {
  const email_verification_datetime = '2026-11-21T08:00:00.000000Z'
  expect(verification({ email_verification_datetime, verification_mail: { ...mail, state: 'failed' } })).toBe('confirmed')
})

test('a link is good until its moment, and over from then on', () => {
  expect(verification({ verification_mail: mail })).toBe('sent')
  expect(verification({ verification_mail: { ...mail, expires_datetime: '2026-11-22T08:00:00.000000Z' } })).toBe('expired')
})

test('a mail that was not sent says why, however old its link is', () => {
  expect(verification({})).toBe('none')
  for (const state of ['waiting', 'held', 'failed'] as const) {
    expect(verification({ verification_mail: { ...mail, state, expires_datetime: '2026-01-01T00:00:00.000000Z' } })).toBe(state)
  }
})
