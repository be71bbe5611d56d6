import { dialledNumber, shownNumber } from '@kasack/contract/phone-number.ts'
import { asTyped } from './phone-as-typed.ts'

/** International form: read as Swiss, else as a number of the record's country, else the text as it was typed. */
export function formatPhone(typed: string | null | undefined, country = ''): string {
  return (typed && shownNumber(typed, country)?.formatInternational()) || asTyped.formatPhone(typed)
}

/** What a `tel:` link dials: the record's country where the number is valid there, else Switzerland. Empty when nothing can be dialled. */
export function phoneHref(typed: string | null | undefined, country = ''): string {
  return (typed && dialledNumber(typed, country)?.getURI()) || asTyped.phoneHref(typed)
}
