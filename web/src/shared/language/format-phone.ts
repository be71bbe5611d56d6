import type { CountryCode } from 'libphonenumber-js/core'
import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { phoneMetadata } from './phone-metadata.ts'

/** Numbers without a prefix are shown as Swiss where they are valid there (decision G34). */
const defaultCountry: CountryCode = 'CH'

/** International form: read as Swiss, else as a number of the record's country, else the text as it was typed. */
export function formatPhone(typed: string | null | undefined, country = ''): string {
  return (typed && parse(typed, [defaultCountry, country])?.formatInternational()) || typed || ''
}

/** What a `tel:` link dials: the record's country where the number is valid there, else Switzerland. Empty when nothing can be dialled. */
export function phoneHref(typed: string | null | undefined, country = ''): string {
  if (!typed) return ''
  const digits = typed.replaceAll(/[^\d+]/g, '')
  return parse(typed, [country, defaultCountry])?.getURI() ?? (digits && `tel:${digits}`)
}

/** The number as the first of the countries knows it in which it is valid. */
function parse(typed: string, countries: string[]) {
  return countries
    .filter(isKnown)
    .map((code) => parsePhoneNumberFromString(typed, code, phoneMetadata))
    .find((number) => number?.isValid())
}

const isKnown = (country: string): country is CountryCode => Object.hasOwn(phoneMetadata.countries, country)
