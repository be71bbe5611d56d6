import * as z from 'zod/mini'

// Places as GeoJSON, in the words of Mapbox's geocoding (wire.md 12), and as the product uses them (docs/rules/places.md).

/** What can be looked for: a postal code, a town, a part of one, a house in a street. */
export const placeTypes = ['postcode', 'place', 'locality', 'address'] as const

/** Longitude, latitude: the order of GeoJSON. */
const point = z.tuple([z.number().check(z.minimum(-180), z.maximum(180)), z.number().check(z.minimum(-90), z.maximum(90))])

export const placeFeature = z.object({
  id: z.string(),
  type: z.literal('Feature'),
  /** 1: everything that was asked for is in it. */
  relevance: z.number().check(z.minimum(0), z.maximum(1)),
  place_type: z.array(z.string()),
  text: z.string(),
  place_name: z.string(),
  /** The number of the house, where `text` is its street. */
  address: z.optional(z.string()),
  /** It lies somewhere near: more was asked for than is known (docs/rules/places.md). */
  properties: z.object({ approximate: z.boolean() }),
  center: point,
  geometry: z.object({ type: z.literal('Point'), coordinates: point }),
  context: z.array(z.object({ id: z.string(), text: z.string(), short_code: z.optional(z.string()) })),
})
export type PlaceFeature = z.output<typeof placeFeature>

/** Best first; without any feature nothing was found. `attribution` is shown where places are. */
export const placeAnswer = z.object({
  type: z.literal('FeatureCollection'),
  query: z.array(z.string()),
  attribution: z.string(),
  features: z.array(placeFeature),
})

export type PlaceAnswer = z.output<typeof placeAnswer>

/** Whose data the built-in places are, to be shown wherever one of them is, on a map too. */
export const placeAttribution = '© OpenStreetMap contributors (ODbL 1.0), GeoNames (CC BY 4.0), DB InfraGO (CC BY 4.0)'

/** A place as forms and maps use it; null is what the service does not say. */
export type MapPlace = {
  id: string
  relevance: number
  /** Longitude, latitude. */
  center: [number, number]
  text: string
  place_name: string
  country: string | null
  /** ISO, two capital letters. */
  country_code: string | null
  region: string | null
  district: string | null
  place: string | null
  postcode: string | null
  /** With the number of the house; null where no street was found. */
  street: string | null
  is_approximate: boolean
}

/** A feature as forms and maps use it: what it is itself, and what it lies in. */
export function toMapPlace(feature: PlaceFeature): MapPlace {
  const { id, relevance, center, text, place_name, address } = feature
  const is = (type: string) => feature.place_type.includes(type)
  const around = (type: string) => feature.context.find((one) => one.id.startsWith(`${type}.`))
  // A part of a town may be a place of its own; the town it lies in is the one on letters.
  const named = (type: string) => around(type)?.text ?? (is(type) ? text : null)
  return {
    id,
    relevance,
    center,
    text,
    place_name,
    country: named('country'),
    country_code: around('country')?.short_code?.toUpperCase() ?? null,
    region: named('region'),
    district: named('district'),
    place: named('place'),
    postcode: named('postcode'),
    street: is('address') ? [text, address].filter(Boolean).join(' ') : null,
    is_approximate: feature.properties.approximate,
  }
}

/** Below it everything that is looked for has its address. */
export const placesPath = '/geocoding/v5/mapbox.places'

/** How many places a form offers (product.md 9). */
const offered = 8

/** Where places in Germany are asked for while somebody types; nothing but this address is sent, no cookie. */
export function placesUrl(text: string, { language, token }: { language: 'de' | 'en'; token: string | null }): string {
  const parameters = new URLSearchParams({
    limit: String(offered),
    autocomplete: 'true',
    country: 'de',
    language,
    types: 'address,postcode,place',
    ...(token === null ? {} : { access_token: token }),
  })
  return `${placesPath}/${encodeURIComponent(text)}.json?${parameters}`
}

/** What lets the page have another places service asked; null where there is none. It ends within the hour. */
export const placesToken = z.object({ token: z.nullable(z.string()) })
export type PlacesToken = z.output<typeof placesToken>

/** When such a token ends, in milliseconds of Unix time; ask for another before. */
export const endOfToken = (token: string): number => Number(token.split('.')[0]) * 1000

// The same in Node and browsers; only their type libraries differ.
declare const URLSearchParams: new (parameters: Record<string, string>) => { toString(): string }
declare function encodeURIComponent(text: string): string
