/** An address and where it lies are one value: the point is that of this address and of no other. */
export const address = [
  'street',
  'postal_code',
  'city',
  'country_code',
  'address_latitude',
  'address_longitude',
  'address_is_approximate',
] as const

/** Where somebody wants to work, and where that lies. */
export const preferredLocation = [
  'preferred_postal_code',
  'preferred_location_latitude',
  'preferred_location_longitude',
  'preferred_location_is_approximate',
] as const
