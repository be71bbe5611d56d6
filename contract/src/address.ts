import { country, text } from './text-field.ts'
import { coordinate, flag } from './value-field.ts'

/** The lines of an address. */
export const addressLines = { street: text(), postal_code: text({ limit: 16 }), city: text() }

const point = { address_latitude: coordinate('latitude'), address_longitude: coordinate('longitude') }

/** Its country, and where it lies. */
export const addressPlace = { country_code: country(), ...point, address_is_approximate: flag() }

/** What follows the postal code of an address without a street: nothing more exact is asked for, so that its point is never approximate. */
export const areaOfCode = { city: text(), country_code: country(), ...point }

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

/** The same of an address without a street. */
export const area = ['postal_code', 'city', 'country_code', 'address_latitude', 'address_longitude'] as const

/** Where somebody wants to work, and where that lies. */
export const preferredLocation = [
  'preferred_postal_code',
  'preferred_location_latitude',
  'preferred_location_longitude',
  'preferred_location_is_approximate',
] as const
