type Address = { street?: string; postal_code: string; city: string; country_code: string }
type Point = { address_latitude: number | null; address_longitude: number | null }
type PreferredPoint = { preferred_location_latitude: number | null; preferred_location_longitude: number | null }

/** A point that is not there is not approximate either (docs/rules/addresses.md). */
export const settleAddress = <I extends Point & { address_is_approximate: boolean }>(input: I): I => ({
  ...input,
  address_is_approximate: input.address_is_approximate && hasPoint(input),
})

export const settlePreferredLocation = <I extends PreferredPoint & { preferred_location_is_approximate: boolean }>(input: I): I => ({
  ...input,
  preferred_location_is_approximate: input.preferred_location_is_approximate && hasPreferredPoint(input),
})

/** `{street}, {postal_code} {city}` without empty parts, and the country when it is not Germany (G114). */
export function formattedAddress({ street = '', postal_code, city, country_code }: Address): string {
  const parts = [street, `${postal_code} ${city}`.trim()].filter(Boolean)
  if (parts.length > 0 && country_code !== 'DE') parts.push(country_code)
  return parts.join(', ')
}

/** An address is given, but not where it lies: half a pair of coordinates counts as missing (G113). */
export const addressWarning = ({ street, postal_code, city, address_latitude, address_longitude }: Address & Point): boolean =>
  [street, postal_code, city].some(Boolean) && !hasPoint({ address_latitude, address_longitude })

/** A place is preferred, but not where it lies (G113). */
export const preferredAddressWarning = (one: PreferredPoint & { preferred_postal_code: string }): boolean =>
  one.preferred_postal_code !== '' && !hasPreferredPoint(one)

/** Half a pair of coordinates is none. */
const hasPoint = (one: Point): boolean => one.address_latitude !== null && one.address_longitude !== null

const hasPreferredPoint = (one: PreferredPoint): boolean =>
  one.preferred_location_latitude !== null && one.preferred_location_longitude !== null
