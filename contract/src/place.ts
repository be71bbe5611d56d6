import * as z from 'zod/mini'

// Places as GeoJSON, in the vocabulary of Mapbox's geocoding (wire.md 12), and as the product uses them (docs/rules/places.md).

/** What can be searched for: a postal code, a town, a part of a town, a street address. */
export const placeTypes = ['postcode', 'place', 'locality', 'address'] as const

/** Longitude, latitude: the order of GeoJSON. */
const point = z.tuple([z.number().check(z.minimum(-180), z.maximum(180)), z.number().check(z.minimum(-90), z.maximum(90))])

export const placeFeature = z.object({
  id: z.string(),
  type: z.literal('Feature'),
  /** 1: it contains everything that was searched for. */
  relevance: z.number().check(z.minimum(0), z.maximum(1)),
  place_type: z.array(z.string()),
  text: z.string(),
  place_name: z.string(),
  /** The house number, if `text` is its street. */
  address: z.optional(z.string()),
  /** The point is only nearby: more was searched for than is known (docs/rules/places.md). */
  properties: z.object({ approximate: z.boolean() }),
  center: point,
  geometry: z.object({ type: z.literal('Point'), coordinates: point }),
  context: z.array(z.object({ id: z.string(), text: z.string(), short_code: z.optional(z.string()) })),
})
export type PlaceFeature = z.output<typeof placeFeature>

/** Best first; without a feature nothing was found. `attribution` is shown with the places. */
export const placeAnswer = z.object({
  type: z.literal('FeatureCollection'),
  query: z.array(z.string()),
  attribution: z.string(),
  features: z.array(placeFeature),
})

export type PlaceAnswer = z.output<typeof placeAnswer>

/** Sources of the built-in places, named wherever one of them is shown, including maps. */
export const placeAttribution = '© OpenStreetMap contributors (ODbL 1.0), GeoNames (CC BY 4.0), DB InfraGO (CC BY 4.0)'

/** A place as forms and maps use it; null: the service does not say. */
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
  /** With the house number; null if no street was found. */
  street: string | null
  is_approximate: boolean
}

/** A feature as forms and maps use it: the feature itself, and what it lies in. */
export function toMapPlace(feature: PlaceFeature): MapPlace {
  const { id, relevance, center, text, place_name, address } = feature
  const is = (type: string) => feature.place_type.includes(type)
  const around = (type: string) => feature.context.find((one) => one.id.startsWith(`${type}.`))
  // A part of a town may be a place itself; letters name the town it lies in.
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

/** Path prefix of all place searches. */
export const placesPath = '/geocoding/v5/mapbox.places'

/** Most places a form offers (product.md 9). */
const offered = 8

/** The URL of a search for places in Germany while the user types; nothing else is sent, no cookie. */
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

/** Lets the page use another places service; null if there is none. It expires within the hour. */
export const placesToken = z.object({ token: z.nullable(z.string()) })
export type PlacesToken = z.output<typeof placesToken>

/** When such a token expires, in milliseconds of Unix time; request another before. */
export const endOfToken = (token: string): number => Number(token.split('.')[0]) * 1000

// The same in Node and browsers; only their type libraries differ.
declare const URLSearchParams: new (parameters: Record<string, string>) => { toString(): string }
declare function encodeURIComponent(text: string): string
