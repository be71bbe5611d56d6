import type { MapPlace } from '@kasack/contract/place.ts'
import { placeAnswer, placesUrl, toMapPlace } from '@kasack/contract/place.ts'
import type { Language } from '@kasack/contract/text.ts'
import { queryOptions } from '@tanstack/react-query'
import { report } from '../program/report.ts'
import { placesToken } from './token.ts'

/** Places, best first, and their attribution. */
export type FoundPlaces = { places: MapPlace[]; attribution: string }

/** Timeout of a search, in milliseconds. */
const patience = 8000
/** How long places are cached, in milliseconds: they do not move. */
const kept = 10 * 60_000

/** Searches places in Germany by typed text, without cookies. A failure is logged; the user continues without places. */
export const placesOf = (text: string, language: Language) =>
  queryOptions<FoundPlaces>({
    queryKey: ['places', language, text],
    staleTime: kept,
    async queryFn({ signal }) {
      try {
        const token = await placesToken()
        return await ask(placesUrl(text, { language, token }), AbortSignal.any([signal, AbortSignal.timeout(patience)]))
      } catch (error) {
        if (!signal.aborted) report('Places could not be looked up', error)
        throw error
      }
    },
  })

async function ask(url: string, signal: AbortSignal): Promise<FoundPlaces> {
  const response = await fetch(url, { signal, credentials: 'omit', headers: { Accept: 'application/json' } })
  if (!response.ok) throw new Error(`The places service answered ${response.status}`)
  const answer = placeAnswer.safeParse(await response.json())
  if (!answer.success) throw new Error('The places service answered something else than places')
  const { features, attribution } = answer.data
  return { places: features.map(toMapPlace).filter(isInGermany), attribution }
}

/** The search covers Germany only; results elsewhere are dropped, whatever their name. */
const isInGermany = ({ center: [longitude, latitude], country_code }: MapPlace) =>
  longitude > 5.8 && longitude < 15.1 && latitude > 47.2 && latitude < 55.1 && (country_code ?? 'DE') === 'DE'
