import type { PlaceFeature } from '@kasack/contract/place.ts'
import { vi } from 'vitest'

type PlacesCall = { text: string; url: URL; init: RequestInit }
type Answer = { status: number; data?: unknown }

/** A postal code and its town, as the built-in place search returns them. */
export const aPostalCode = (code: string, town: string, more: Partial<PlaceFeature> = {}): PlaceFeature => ({
  id: `postcode.${code}`,
  type: 'Feature',
  relevance: 1,
  place_type: ['postcode'],
  text: code,
  place_name: `${code} ${town}, Bayern, Deutschland`,
  properties: { approximate: false },
  center: [11.57, 48.13],
  geometry: { type: 'Point', coordinates: [11.57, 48.13] },
  context: [
    { id: 'place.1', text: town },
    { id: 'region.BY', text: 'Bayern', short_code: 'DE-BY' },
    { id: 'country.DE', text: 'Deutschland', short_code: 'de' },
  ],
  ...more,
})

/** A house, as only an external service knows it. */
export const aHouse = (street: string, number: string, more: Partial<PlaceFeature> = {}): PlaceFeature => {
  const code = aPostalCode('80331', 'München')
  return {
    ...code,
    id: `address.${street}.${number}`,
    place_type: ['address'],
    text: street,
    address: number,
    place_name: `${street} ${number}, 80331 München, Deutschland`,
    context: [{ id: 'postcode.80331', text: '80331' }, ...code.context],
    ...more,
  }
}

export const found = (...features: PlaceFeature[]): Answer => ({
  status: 200,
  data: { type: 'FeatureCollection', query: [], attribution: '© Ortsdaten', features },
})

/** Serves the places service, and `others` by method and path. Returns the calls to the places service, in order. */
export function servePlaces(answer: (asked: PlacesCall) => Answer | Promise<Answer>, others: Record<string, unknown> = {}): PlacesCall[] {
  const calls: PlacesCall[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, location.origin)
    const [, text = ''] = /^\/geocoding\/v5\/mapbox\.places\/(.*)\.json$/.exec(url.pathname) ?? []
    if (text === '') {
      const other = others[`${init.method ?? 'GET'} ${url.pathname}`]
      return new Response(JSON.stringify(other ?? null), { status: other === undefined ? 404 : 200 })
    }
    const asked = { text: decodeURIComponent(text), url, init }
    calls.push(asked)
    const aborted = new Promise<never>((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)))
    const { status, data } = await Promise.race([answer(asked), aborted])
    return new Response(typeof data === 'string' ? data : JSON.stringify(data ?? null), { status })
  })
  return calls
}
