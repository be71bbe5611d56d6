import type { CountryCode } from 'libphonenumber-js/min'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Numbers without a prefix are read as Swiss first (decision G34). */
const defaultCountry: CountryCode = 'CH'

/** International form: read as Swiss, else as a number of the record's country, else the text as it was typed. */
export function formatPhone(typed: string | null | undefined, country = ''): string {
  return (typed && parse(typed, country)?.formatInternational()) || typed || ''
}

/** What a `tel:` link dials. Empty when nothing can be dialled. */
export function phoneHref(typed: string | null | undefined, country = ''): string {
  if (!typed) return ''
  const digits = typed.replaceAll(/[^\d+]/g, '')
  return parse(typed, country)?.getURI() ?? (digits && `tel:${digits}`)
}

function parse(typed: string, country: string) {
  const countries = [defaultCountry, ...(isSupportedCountry(country) ? [country] : [])]
  return countries.map((code) => parsePhoneNumberFromString(typed, code)).find((number) => number?.isValid())
}
