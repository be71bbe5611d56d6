import { country, text } from './text-field.ts'
import { coordinate, flag } from './value-field.ts'

/** The lines of an address. */
export const addressLines = { street: text(), postal_code: text({ limit: 16 }), city: text() }

/** Its country, and where it lies. */
export const addressPlace = {
  country_code: country(),
  address_latitude: coordinate('latitude'),
  address_longitude: coordinate('longitude'),
  address_is_approximate: flag(),
}

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
