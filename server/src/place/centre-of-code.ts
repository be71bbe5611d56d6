import type { Code } from './gazetteer.ts'
import { knownCode } from './known-code.ts'

/** Where the people of a postal code live, in degrees; null outside Germany and for an unknown code. */
export function centreOfCode({
  country_code,
  postal_code,
}: {
  country_code: string
  postal_code: string
}): Pick<Code, 'latitude' | 'longitude'> | null {
  const known = country_code === 'DE' ? knownCode(postal_code) : null
  return known && { latitude: known.latitude, longitude: known.longitude }
}
