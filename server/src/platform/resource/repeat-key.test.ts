import { expect, test } from 'vitest'
import { refusalTexts } from '../text/refusal.ts'
import { repeatKeyOf } from './repeat-key.ts'

const keyIn = (key: string | undefined) => repeatKeyOf({ request: { headers: { 'idempotency-key': key } } })

test('a key is drawn: too short a word could be another person’s, too', () => {
  expect(keyIn(undefined)).toBe(null)
  for (const key of ['0123456789abcdef', '"8e03978e-40d5-43dd-bc93-6894a57f9324"']) expect(keyIn(key)).toBe(key)
  for (const key of ['', '0123456789abcde', 'x'.repeat(256), 'with a blank in it', 'mit-umlaut-äöü-und-mehr'])
    expect(() => keyIn(key)).toThrow(expect.objectContaining({ status: 400, reason: [refusalTexts.repeat_key] }))
})
