import type { StateCode } from '@kasack/contract/federal-state.ts'
import { postalCodeRanges } from './postal-code-ranges.ts'

/**
 * The German state an address lies in; null outside Germany and for anything but a German postal code of five digits. A code shared by two
 * states counts for the one where more of its people live. See docs/decisions/010-places-are-built-once-and-committed.md.
 */
export function federalState(country_code: string, postal_code: string): StateCode | null {
  if (country_code !== 'DE' || !/^[0-9]{5}$/.test(postal_code)) return null
  let low = 0
  let high = postalCodeRanges.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const [first, last, state] = postalCodeRanges[middle]!
    if (postal_code < first) high = middle - 1
    else if (postal_code > last) low = middle + 1
    else return state
  }
  return null
}
