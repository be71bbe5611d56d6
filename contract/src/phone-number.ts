import type { CountryCode } from 'libphonenumber-js/core'
import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { phoneMetadata } from './phone-metadata.ts'

/** Numbers without a prefix are shown as Swiss where they are valid there (decision G34). */
const defaultCountry: CountryCode = 'CH'

/** A number as it is shown: read as Swiss, else as a number of the record's country. Undefined: it is valid in neither. */
export const shownNumber = (typed: string, country: string) => parse(typed, [defaultCountry, country])

/** A number as it is dialled: the record's country where it is valid there, else Switzerland. Undefined: it is valid in neither. */
export const dialledNumber = (typed: string, country: string) => parse(typed, [country, defaultCountry])

/** The number as the first of the countries knows it in which it is valid. */
function parse(typed: string, countries: string[]) {
  return countries
    .filter(isKnown)
    .map((code) => parsePhoneNumberFromString(typed, code, phoneMetadata))
    .find((number) => number?.isValid())
}

const isKnown = (country: string): country is CountryCode => Object.hasOwn(phoneMetadata.countries, country)
