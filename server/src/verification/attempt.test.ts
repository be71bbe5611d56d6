import { expect, test } from 'vitest'
import { mailsTo } from './attempt.ts'

test('the mails of an address are counted together, however it is written', () => {
  expect(mailsTo(' Jana@Example.org').key).toEqual(mailsTo('jana@example.ORG').key)
  expect(mailsTo('jana@example.org').key).not.toEqual(mailsTo('jane@example.org').key)
})
