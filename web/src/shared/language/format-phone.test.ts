import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import fullMetadata from 'libphonenumber-js/max/metadata'
import { describe, expect, test } from 'vitest'
import { formatPhone, phoneHref } from './format-phone.ts'

/** Germany and its neighbours. */
const exactCountries = ['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'FR', 'IT', 'LI', 'LU', 'NL', 'PL'] as const

describe('a phone number', () => {
  test('without a prefix is Swiss where that is a valid number', () => {
    expect(formatPhone('044 668 18 00')).toBe('+41 44 668 18 00')
    expect(formatPhone('044 668 18 00', 'DE')).toBe('+41 44 668 18 00')
  })
  test('that is no Swiss number is read in the country of the record', () => {
    expect(formatPhone('030 901820', 'DE')).toBe('+49 30 901820')
    expect(formatPhone('030 1234567', 'DE')).toBe('+49 30 1234567')
    expect(formatPhone('040 2345678', 'DE')).toBe('+49 40 2345678')
    expect(formatPhone('089 5556677', 'DE')).toBe('+49 89 5556677')
    expect(formatPhone('01 31304', 'AT')).toBe('+43 1 31304')
  })
  test('with a prefix keeps it', () => {
    expect(formatPhone('+41446681800')).toBe('+41 44 668 18 00')
    expect(formatPhone('0049 30 901820', 'DE')).toBe('+49 30 901820')
    expect(phoneHref('+41 44 668 18 00', 'DE')).toBe('tel:+41446681800')
  })
  test('that is valid nowhere stays as it was typed', () => {
    expect(formatPhone('Pforte 12', 'DE')).toBe('Pforte 12')
    expect(formatPhone('030 901820', '')).toBe('030 901820')
    expect(formatPhone('030 1234567', '')).toBe('030 1234567')
    expect(formatPhone('12', 'XX')).toBe('12')
    expect(formatPhone(null, 'DE')).toBe('')
  })
  test('can be dialled, in the country of the record first', () => {
    expect(phoneHref('030 1234567', 'DE')).toBe('tel:+49301234567')
    expect(phoneHref('044 668 18 00', 'DE')).toBe('tel:+49446681800')
    expect(phoneHref('044 668 18 00', 'CH')).toBe('tel:+41446681800')
    expect(phoneHref('044 668 18 00')).toBe('tel:+41446681800')
    expect(phoneHref('112', 'DE')).toBe('tel:112')
    expect(phoneHref('Pforte')).toBe('')
  })
})

describe('of all German area codes', () => {
  // Every four-digit prefix that the full metadata accepts for a German landline, with typical subscriber lengths.
  const starts = Array.from({ length: 8000 }, (_, index) => String(2000 + index))
  const numbers = starts.flatMap((start) => ['2345', '23456', '234567'].map((rest) => `0${start}${rest}`))
  const valid = (number: string, country: 'CH' | 'DE') => parsePhoneNumberFromString(number, country)?.isValid() ?? false
  const german = numbers.filter((number) => valid(number, 'DE'))

  test('there are thousands of numbers', () => {
    for (const code of ['030', '040', '069', '089', '0711', '0221', '03643', '09131'])
      expect(german.filter((number) => number.startsWith(code)).length).toBeGreaterThan(0)
    expect(german.length).toBeGreaterThan(10_000)
  })
  test('only numbers that are truly valid in Switzerland are shown as Swiss', () => {
    const swiss = (number: string) => formatPhone(number, 'DE').startsWith('+41')
    expect(german.filter((number) => swiss(number) !== valid(number, 'CH'))).toEqual([])
    expect(german.filter((number) => !/^[+]4[19] /.test(formatPhone(number, 'DE')))).toEqual([])
  })
  test('all are dialled in Germany', () => {
    expect(german.filter((number) => phoneHref(number, 'DE') !== `tel:+49${number.slice(1)}`)).toEqual([])
  })
})

test('the exact prefixes are those of the library', async () => {
  expect(exactCountries.every((code) => isSupportedCountry(code))).toBe(true)
  const exact = Object.fromEntries(exactCountries.map((code) => [code, fullMetadata.countries[code]]))
  await expect(`${JSON.stringify(exact)}\n`).toMatchFileSnapshot('../../../../contract/src/exact-phone-countries.json')
})
