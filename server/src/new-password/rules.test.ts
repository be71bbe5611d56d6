import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Text } from '@kasack/contract/text.ts'
import { expect, test } from 'vitest'
import { commonestPasswords } from './commonest.ts'
import { texts } from './texts.ts'
import { refusePassword } from './rules.ts'

const all: string[] = createRequire(import.meta.url)('@zxcvbn-ts/language-common').dictionary['passwords-common']
const commonest = await commonestPasswords()
const refuse = (password: string, agencyName = 'Müller & Söhne Pflege GmbH') =>
  refusePassword(password, { username: 'anna.muster', agencyName, commonest })

test.for<[string, Text, string[]]>([
  ['the user name', texts.password_is_username, ['Anna.Muster']],
  ['a common one', texts.password_is_common, ['password123', 'Basketball', 'passwort12', 'Passwort123', '1q2w3e4r5t']],
  ['a run of digits', texts.password_is_run, ['1234567890', '0123456789', '123456789012345', '0987654321', '9876543210', '1234567890ß']],
  ['a run of letters', texts.password_is_run, ['abcdefghij', 'JIHGFEDCBA', 'uvwxyzabcd']],
  ['a row of the keyboard', texts.password_is_run, ['qwertzuiop', 'Qwertyuiop', 'poiuztrewq', 'asdfghjklö', 'yxcvbnm,.-', '!@#$%^&*()']],
  ['several rows of it', texts.password_is_run, ['qwertzuiopasdfghjklyxcvbnm', 'QWERTYUIOPASDFGHJKL', 'qwertzuiopüasdfghjklöä']],
  ['a repetition', texts.password_is_repetition, ['aaaaaaaaaa', 'Aaaaaaaaaa', 'abcabcabcabc', '1212121212', '1231231231', 'HalloHallo']],
  ['a repetition of signs', texts.password_is_repetition, ['          ', '-_-_-_-_-_', '😀😀😀😀😀']],
  ['the product’s name', texts.password_is_name, ['kasack1234', 'Kasack2026!', 'KASACK----', 'kasack 2026', 'Kasack (2026)']],
  ['the agency’s name', texts.password_is_name, ['Müller & Söhne 1', 'müllersöhne', 'müllersöhnepflege1', 'MüllerSöhnePflegeGmbH']],
  ['a word of that name', texts.password_is_name, ['Müller2026', 'mu\u0308ller2026', 'Pflege2026', 'SÖHNE..2026']],
])('%s is refused, and said to be that', ([, reason, passwords]) => {
  for (const password of passwords) expect([password, refuse(password)]).toEqual([password, reason])
})

test.for<[string, string[]]>([
  ['a common one', ['password1234x', 'passwort-fuer-2026', 'Passwort-2026!', '1q2w3e4r5t!', 'meinbasketball']],
  ['a run', ['1234567890xy', '12345-67890', 'qwertzuiop!', 'abcdefghik', '1234512346', '1324354657']],
  ['a repetition', ['aaaaaaaaab', 'abcabcabd1', 'Hallo-Welt', '12121212123']],
  ['a name', ['kasack-ist-gut', '2026kasack', 'Kasackfreunde', 'Müllerin 2026', 'söhnemüller', 'unsere Pflege 2026', 'Anna Muster']],
  ['all of them', ['Löwenzahn 2026', 'ein-langer-satz', 'correct horse battery staple', '         1']],
])('what is more than %s is accepted', ([, passwords]) => {
  for (const password of passwords) expect([password, refuse(password)]).toEqual([password, null])
})

test('an agency’s name counts as a whole however short, its words from four letters on, and whatever is in it', () => {
  expect(refuse('AKM1234567', 'AKM')).toBe(texts.password_is_name)
  expect(refuse('24/7-202620', '24/7')).toBe(texts.password_is_name)
  expect(refuse('A.M.2026!!', 'A. M. Pflege')).toBe(null)
  expect(refuse('2026-11-24', 'Pflege 2026')).toBe(null)
  expect(refuse('(.*)+2026!', '(.*)+')).toBe(null)
  expect(refuse('unterwegs-2026', 'Pflege')).toBe(null)
})

test('every one of the ten thousand commonest is refused in any case of letters, as far as it can be a password', () => {
  const long = all.slice(0, 10_000).filter((one) => one.length >= 10)
  expect([all.length > 10_000, long.length]).toEqual([true, 145])
  const ways = [(one: string) => one, (one: string) => one.toUpperCase(), (one: string) => one[0]!.toUpperCase() + one.slice(1)]
  for (const one of long) for (const way of ways) expect([way(one), refuse(way(one))]).not.toEqual([way(one), null])
})

test('those behind the ten thousand are not among them', () => {
  const rest = all.slice(10_000).filter((one) => one.length >= 10 && !commonest.has(one))
  expect(rest.length).toBeGreaterThan(1_000)
  expect(rest.filter((one) => refuse(one) === texts.password_is_common)).toEqual([])
})

test('drawn passwords are accepted', () => {
  const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const typed = () => [...randomBytes(10)].map((byte) => signs[byte % signs.length]).join('')
  for (let drawn = 0; drawn < 1_000; drawn++)
    for (const password of [typed(), randomBytes(9).toString('base64url'), randomBytes(15).toString('base64url')])
      expect([password, refuse(password)]).toEqual([password, null])
})
