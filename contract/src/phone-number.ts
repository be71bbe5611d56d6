import type { CountryCode } from 'libphonenumber-js/core'
import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { phoneMetadata } from './phone-metadata.ts'

/** Numbers without a prefix are shown as Swiss if valid there (decision G34). */
const defaultCountry: CountryCode = 'CH'

/** A number for display: read as Swiss, otherwise as one of the record's country. Undefined: valid in neither. */
export const shownNumber = (typed: string, country: string) => parse(typed, [defaultCountry, country])

/** A number for dialling: read as one of the record's country, otherwise as Swiss. Undefined: valid in neither. */
export const dialledNumber = (typed: string, country: string) => parse(typed, [country, defaultCountry])

/** The number as read in the first country where it is valid. */
function parse(typed: string, countries: string[]) {
  return countries
    .filter(isKnown)
    .map((code) => parsePhoneNumberFromString(typed, code, phoneMetadata))
    .find((number) => number?.isValid())
}

const isKnown = (country: string): country is CountryCode => Object.hasOwn(phoneMetadata.countries, country)
