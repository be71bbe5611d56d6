import { expect, test } from 'vitest'
import { noDraft, readDraft, sentAs } from './draft.ts'
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
  expect(readDraft()).toEqual({ values: empty, sent: null, received: false })
})
