import { formatDistance, formatInteger } from '../language/format.ts'
import type { Reach } from './pin.ts'
import { isExceeded } from './pin.ts'

/** How much further something is than somebody goes, in whole kilometres as far as there is one; null: it is not. */
export function excessOf({ distance, limit }: Reach): string | null {
  if (distance === null || limit === null || !isExceeded(distance, limit)) return null
  const kilometres = distance - limit
  return kilometres < 1 ? formatDistance(kilometres) : `${formatInteger(kilometres)}\u00a0km`
}
