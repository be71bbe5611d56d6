import { dialledNumber, shownNumber } from '@kasack/contract/phone-number.ts'
import { asTyped } from './phone-as-typed.ts'

/** International format: parsed as a Swiss number, then as one of the record's country, otherwise the text as typed. */
export function formatPhone(typed: string | null | undefined, country = ''): string {
  return (typed && shownNumber(typed, country)?.formatInternational()) || asTyped.formatPhone(typed)
}

/** The `tel:` URI: for the record's country if the number is valid there, otherwise for Switzerland. Empty if undialable. */
export function phoneHref(typed: string | null | undefined, country = ''): string {
  return (typed && dialledNumber(typed, country)?.getURI()) || asTyped.phoneHref(typed)
}
