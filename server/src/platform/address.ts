type Address = { street: string; postal_code: string; city: string; country_code: string }
type Point = { address_latitude: number | null; address_longitude: number | null }

/** `{street}, {postal_code} {city}` without empty parts, and the country when it is not Germany (G114). */
export function formattedAddress({ street, postal_code, city, country_code }: Address): string {
  const parts = [street, `${postal_code} ${city}`.trim()].filter(Boolean)
  if (parts.length > 0 && country_code !== 'DE') parts.push(country_code)
  return parts.join(', ')
}

/** An address is given, but not where it lies: half a pair of coordinates counts as missing (G113). */
export const addressWarning = ({ street, postal_code, city, address_latitude, address_longitude }: Address & Point): boolean =>
  [street, postal_code, city].some(Boolean) && (address_latitude === null || address_longitude === null)

type Preferred = { preferred_postal_code: string; preferred_location_latitude: number | null; preferred_location_longitude: number | null }

/** A place is preferred, but not where it lies (G113). */
export const preferredAddressWarning = (one: Preferred): boolean =>
  one.preferred_postal_code !== '' && (one.preferred_location_latitude === null || one.preferred_location_longitude === null)
