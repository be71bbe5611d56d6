import type { StateCode } from '@kasack/contract/federal-state.ts'
import * as z from 'zod/mini'
import written from './town.json' with { type: 'json' }

export type Town = { postal_code: string; city: string; country_code: string; state: StateCode | null; latitude: number; longitude: number }

const place = z.tuple([z.string(), z.string(), z.number(), z.number()])
const places = z.record(z.string(), z.array(place))
const { germany, abroad } = z.parse(z.strictObject({ germany: places, abroad: places }), written)

/** Towns and city districts of every state, each with one postal code, located where the built-in places say (docs/rules/places.md). */
export const towns: readonly Town[] = Object.entries(germany).flatMap(([state, all]) =>
  all.map((one) => town(one, { country_code: 'DE', state: state as StateCode })),
)

/** Places of customers across the border. Coordinates: GeoNames, CC BY 4.0. */
export const townsAbroad: readonly Town[] = Object.entries(abroad).flatMap(([country_code, all]) =>
  all.map((one) => town(one, { country_code, state: null })),
)

const byPostalCode = new Map([...towns, ...townsAbroad].map((one) => [one.postal_code, one]))

/** The town of a postal code; throws on an unknown one. */
export function townOf(postal_code: string): Town {
  const found = byPostalCode.get(postal_code)
  if (found === undefined) throw new Error(`there is no town ${postal_code}`)
  return found
}

function town(
  [postal_code, city, latitude, longitude]: z.infer<typeof place>,
  { country_code, state }: Pick<Town, 'country_code' | 'state'>,
): Town {
  return { postal_code, city, country_code, state, latitude, longitude }
}
