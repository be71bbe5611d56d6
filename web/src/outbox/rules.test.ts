import type { MailHealth } from '@kasack/contract/outbox.ts'
import { beforeEach, expect, test } from 'vitest'
import { setPreference } from '../shared/storage/preference.ts'
import { isWorse, troublesOf, writtenAs } from './rules.ts'

beforeEach(() => setPreference({ language: 'en' }))

const health = (told: Partial<MailHealth> = {}): MailHealth => ({
  has_server: true,
  held: 0,
  waiting: 0,
  delayed: 0,
  failed: 0,
  oldest_datetime: null,
  last_error: '',
  last_sent_datetime: null,
  ...told,
})
const sentences = (told: Partial<MailHealth>) => troublesOf(health(told)).map(({ sentence }) => sentence)

test('nothing is said while mails get through, nor of those that are just on their way', () => {
  expect(sentences({})).toEqual([])
  expect(sentences({ waiting: 7 })).toEqual([])
})

test('what has failed comes first, then what the server does not take', () =>
  expect(sentences({ failed: 1, delayed: 3, last_error: '451 later' })).toEqual([
    '1 e-mail from the last seven days was not delivered.',
    '3 e-mails are waiting because the SMTP server does not accept them: 451 later',
  ]))

test('mails are held for want of a server; those that are left from then go out by themselves', () => {
  expect(sentences({ has_server: false, held: 12 })).toEqual(['No SMTP server is configured: 12 e-mails are held.'])
  expect(sentences({ has_server: true, held: 12 })).toEqual([])
})

test('what was hidden comes back when it gets worse, not when it gets better', () => {
  const seen = troublesOf(health({ failed: 3, has_server: false, held: 12 }))
  const hidden = writtenAs(seen)
  expect(isWorse(seen, null)).toBe(true)
  expect(isWorse(seen, hidden)).toBe(false)
  expect(isWorse(troublesOf(health({ failed: 2 })), hidden)).toBe(false)
  expect(isWorse(troublesOf(health({ failed: 4 })), hidden)).toBe(true)
  expect(isWorse(troublesOf(health({ delayed: 1 })), hidden)).toBe(true)
  expect(isWorse([], hidden)).toBe(false)
})
