import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** What a new password is checked against; `commonest` is in lower case. */
export type PasswordFacts = { username: string; agencyName: string; commonest: ReadonlySet<string> }

/** Why a user of that name may not have this password; null if accepted. Case does not matter. See docs/rules/signing-in.md. */
export function refusePassword(password: string, { username, agencyName, commonest }: PasswordFacts): Text | null {
  if (password.toLowerCase() === username.toLowerCase()) return texts.password_is_username
  const word = plain(password)
  if (isName(word, product) || isName(word, agencyName)) return texts.password_is_name
  if (isRun(word)) return texts.password_is_run
  if (isRepetition(word)) return texts.password_is_repetition
  return isCommon(word, commonest) ? texts.password_is_common : null
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase()

const product = 'Kasack'

/** A name, its beginning or one of its longer words, followed only by digits and signs. */
function isName(word: string, name: string): boolean {
  const words = plain(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const beginnings = words.map((_, last) => words.slice(0, last + 1))
  const isLong = (some: string[]) => some.length === words.length || some.join('').replaceAll(/\P{L}/gu, '').length >= 4
  const names = [...beginnings, ...words.map((one) => [one])].filter(isLong)
  // Words contain only letters and digits, which need no escaping in a pattern.
  return names.some((some) => new RegExp(`^${some.join('[^\\p{L}\\p{N}]*')}[^\\p{L}\\p{M}]*$`, 'u').test(word))
}

/** Rows of German and English keyboards, and their letters row after row. */
const rows = `
  1234567890ß´ !"§$%&/()=?\` qwertzuiopü+ asdfghjklöä# yxcvbnm,.-
  1234567890-= !@#$%^&*()_+ qwertyuiop[] asdfghjkl;' zxcvbnm,./
  qwertzuiopasdfghjklyxcvbnm qwertzuiopüasdfghjklöäyxcvbnm qwertyuiopasdfghjklzxcvbnm`.split(/\s+/)
/** Sequences that start again after their last character, long enough for any password. */
const circles = ['1234567890', 'abcdefghijklmnopqrstuvwxyz'].map((signs) => signs.repeat(15))
const runs = [...rows, ...circles]

function isRun(word: string): boolean {
  const backwards = [...word].toReversed().join('')
  return runs.some((run) => run.includes(word) || run.includes(backwards))
}

/** Something repeated, the last time possibly cut short. */
const isRepetition = (word: string): boolean =>
  Array.from({ length: Math.floor(word.length / 2) }, (_, index) => index + 1).some((unit) => word.startsWith(word.slice(unit)))

/** The list is English; Germans write `passwort12` instead of `password12`. */
const isCommon = (word: string, commonest: ReadonlySet<string>): boolean =>
  commonest.has(word) || commonest.has(word.replaceAll('passwort', 'password'))
