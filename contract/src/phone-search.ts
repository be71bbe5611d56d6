import { dialledNumber } from './phone-number.ts'

/** Fewer digits are no part of a telephone number. */
const fewest = 3

/** The digits by which a stored number is found, with its country code where it can be dialled; empty: there are none. */
export function storedDigits(typed: string, country: string): string {
  const number = dialledNumber(typed, country)?.number
  return number ? number.slice(1) : dialledDigits(typed)
}

/** A typed number, or part of one, as the digits that stored ones have in a row; null: it has too few. */
export function soughtDigits(typed: string): string | null {
  if (typed.replaceAll(/\D/g, '').length < fewest) return null
  const digits = dialledDigits(typed)
  // `030` is a beginning of a number at home: two digits are looked for with the code of the country.
  if (digits.length < fewest) return digits === '' ? null : `${homeCode}${digits}`
  return digits
}

const homeCode = '49'

/** Without what stands before a number that is dialled from nearby or from abroad. */
const dialledDigits = (typed: string): string => typed.replaceAll(/\(0\)/g, '').replaceAll(/\D/g, '').replace(/^0+/, '')

/** Digits with what people write between them, standing by themselves. */
export const numberPattern = /(?<![\p{L}\p{N}#])\+?\(?\d[\d\s/().+–-]*(?![\p{L}\p{N}])/gu

/** Three digits in a row: what they have in common is looked up, and then compared as a whole. */
export const triplesOf = (digits: string): string[] => [
  ...new Set(Array.from({ length: Math.max(digits.length - fewest + 1, 0) }, (_, at) => digits.slice(at, at + fewest))),
]
