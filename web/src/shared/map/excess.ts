import { formatDistance, formatInteger } from '../language/format.ts'
import type { Reach } from './pin.ts'
import { isExceeded } from './pin.ts'

/** By how much a distance exceeds the limit, in whole kilometres from one on; null: it does not. */
export function excessOf({ distance, limit }: Reach): string | null {
  if (distance === null || limit === null || !isExceeded(distance, limit)) return null
  const kilometres = distance - limit
  return kilometres < 1 ? formatDistance(kilometres) : `${formatInteger(kilometres)}\u00a0km`
}
