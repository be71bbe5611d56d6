import { expect, test } from 'vitest'
import { receivedOnly, noDraft, readDraft, timeLeft, repeatKeyFor } from './draft.ts'
import { empty } from './values.ts'

const values = { ...empty, first_name: 'Katharina' }

test('what is sent again unchanged carries the same word, what was changed another one', () => {
  const sent = repeatKeyFor(values, noDraft)
  expect(sent.key).toMatch(/^[0-9a-f]{32}$/)
  expect(repeatKeyFor({ ...values }, { sent })).toEqual(sent)
  const corrected = repeatKeyFor({ ...values, email: 'katharina@post.example' }, { sent })
  expect(corrected.key).not.toBe(sent.key)
})

test('a browser that keeps nothing begins with an empty form', () => {
  expect(readDraft()).toEqual({ values: empty, sent: null, received: null })
})

test('what arrived is remembered for five minutes, then only that it did; what has not is remembered on', () => {
  const draft = { values, sent: { values: JSON.stringify(values), key: 'f00' }, received: 1000 }
  expect(timeLeft(draft.received, 1000 + 299_000)).toBe(1000)
  expect(timeLeft(draft.received, 1000 + 301_000)).toBeLessThan(0)
  expect(receivedOnly(draft)).toEqual({ ...noDraft, received: 1000 })
  expect(timeLeft(null)).toBe(Infinity)
})
