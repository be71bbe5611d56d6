import { dialledNumber } from './phone-number.ts'

/** Fewest digits that can be searched for. */
const fewest = 3

/** The digits that find a stored number, with its country code if it can be dialled; empty: none. */
export function storedDigits(typed: string, country: string): string {
  const number = dialledNumber(typed, country)?.number
  return number ? number.slice(1) : dialledDigits(typed)
}

/** A typed number, or part of one, as consecutive digits of stored numbers; null: too few. */
export function soughtDigits(typed: string): string | null {
  if (typed.replaceAll(/\D/g, '').length < fewest) return null
  const digits = dialledDigits(typed)
  // `030` begins a domestic number: its two remaining digits are searched with the country code.
  if (digits.length < fewest) return digits === '' ? null : `${homeCode}${digits}`
  return digits
}

const homeCode = '49'

/** The digits without `(0)` and without leading zeros. */
const dialledDigits = (typed: string): string => typed.replaceAll(/\(0\)/g, '').replaceAll(/\D/g, '').replace(/^0+/, '')

/** Digits and what people write between them, not attached to a word. */
export const numberPattern = /(?<![\p{L}\p{N}#])\+?\(?\d[\d\s/().+–-]*(?![\p{L}\p{N}])/gu

/** All runs of three digits: numbers are looked up by shared ones, then compared as a whole. */
export const triplesOf = (digits: string): string[] => [
  ...new Set(Array.from({ length: Math.max(digits.length - fewest + 1, 0) }, (_, at) => digits.slice(at, at + fewest))),
]
