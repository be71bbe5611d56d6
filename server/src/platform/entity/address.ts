type Address = { street?: string; postal_code: string; city: string; country_code: string }
type Point = { address_latitude: number | null; address_longitude: number | null }
type PreferredPoint = { preferred_location_latitude: number | null; preferred_location_longitude: number | null }

/** Without a point an address is not approximate either (docs/rules/addresses.md). */
export const settleAddress = <I extends Point & { address_is_approximate: boolean }>(input: I): I => ({
  ...input,
  address_is_approximate: input.address_is_approximate && hasPoint(input),
})

export const settlePreferredLocation = <I extends PreferredPoint & { preferred_location_is_approximate: boolean }>(input: I): I => ({
  ...input,
  preferred_location_is_approximate: input.preferred_location_is_approximate && hasPreferredPoint(input),
})

/** `{street}, {postal_code} {city}` without empty parts, and the country unless it is Germany (G114). */
export function formattedAddress({ street = '', postal_code, city, country_code }: Address): string {
  const parts = [street, `${postal_code} ${city}`.trim()].filter(Boolean)
  if (parts.length > 0 && country_code !== 'DE') parts.push(country_code)
  return parts.join(', ')
}

/** The address is known, but not its coordinates: half a pair counts as missing (G113). */
export const addressWarning = ({ street, postal_code, city, address_latitude, address_longitude }: Address & Point): boolean =>
  [street, postal_code, city].some(Boolean) && !hasPoint({ address_latitude, address_longitude })

/** A preferred location is known, but not its coordinates (G113). */
export const preferredAddressWarning = (one: PreferredPoint & { preferred_postal_code: string }): boolean =>
  one.preferred_postal_code !== '' && !hasPreferredPoint(one)

/** Half a pair of coordinates counts as none. */
const hasPoint = (one: Point): boolean => one.address_latitude !== null && one.address_longitude !== null

const hasPreferredPoint = (one: PreferredPoint): boolean =>
  one.preferred_location_latitude !== null && one.preferred_location_longitude !== null
