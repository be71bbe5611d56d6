import { expect, test } from 'vitest'
import { refuseRepeatKey } from './rules.ts'
import { texts } from './texts.ts'

test('a key is drawn: too short a word could be another person’s, too', () => {
  expect(refuseRepeatKey(undefined)).toEqual([])
  expect(refuseRepeatKey('0123456789abcdef')).toEqual([])
  expect(refuseRepeatKey('"8e03978e-40d5-43dd-bc93-6894a57f9324"')).toEqual([])
  for (const key of ['', '0123456789abcde', 'x'.repeat(256), 'with a blank in it', 'mit-umlaut-äöü-und-mehr'])
    expect(refuseRepeatKey(key)).toEqual([texts.repeat_key])
})
