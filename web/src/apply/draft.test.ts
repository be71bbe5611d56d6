import { expect, test } from 'vitest'
import { forgotten, noDraft, readDraft, remembered, sentAs } from './draft.ts'
import { empty } from './values.ts'

const values = { ...empty, first_name: 'Katharina' }

test('what is sent again unchanged carries the same word, what was changed another one', () => {
  const sent = sentAs(values, noDraft)
  expect(sent.key).toMatch(/^[0-9a-f]{32}$/)
  expect(sentAs({ ...values }, { sent })).toEqual(sent)
  const corrected = sentAs({ ...values, email: 'katharina@post.example' }, { sent })
  expect(corrected.key).not.toBe(sent.key)
})

test('a browser that keeps nothing begins with an empty form', () => {
  expect(readDraft()).toEqual({ values: empty, sent: null, received: null })
})

test('what arrived is remembered for five minutes, then only that it did; what has not is remembered on', () => {
  const draft = { values, sent: { values: JSON.stringify(values), key: 'f00' }, received: 1000 }
  expect(remembered(draft.received, 1000 + 299_000)).toBe(1000)
  expect(remembered(draft.received, 1000 + 301_000)).toBeLessThan(0)
  expect(forgotten(draft)).toEqual({ ...noDraft, received: 1000 })
  expect(remembered(null)).toBe(Infinity)
})
