import { country, text } from './text-field.ts'
import { coordinate, flag } from './value-field.ts'

export const addressLines = { street: text(), postal_code: text({ limit: 16 }), city: text() }

const point = { address_latitude: coordinate('latitude'), address_longitude: coordinate('longitude') }

/** The country of an address, and its coordinates. */
export const addressPlace = { country_code: country(), ...point, address_is_approximate: flag() }

/** Follows the postal code of an address without a street. Its point is never approximate, as only the code is entered. */
export const areaOfCode = { city: text(), country_code: country(), ...point }

/** An address and its coordinates are one value: the point belongs to this address and no other. */
export const address = [
  'street',
  'postal_code',
  'city',
  'country_code',
  'address_latitude',
  'address_longitude',
  'address_is_approximate',
] as const

/** Same for an address without a street. */
export const area = ['postal_code', 'city', 'country_code', 'address_latitude', 'address_longitude'] as const

/** Where an employee wants to work, with its coordinates. */
export const preferredLocation = [
  'preferred_postal_code',
  'preferred_location_latitude',
  'preferred_location_longitude',
  'preferred_location_is_approximate',
] as const
