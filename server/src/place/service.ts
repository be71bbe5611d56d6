import type { PlaceAnswer } from '@kasack/contract/place.ts'
import { placeAnswer, placeFeature } from '@kasack/contract/place.ts'
import * as z from 'zod/mini'
import type { Question } from './rules.ts'

/** A geocoding service with the API of Mapbox (G55), and our token for it. */
export type PlacesService = { url: string; token: string }

/** Why there is no answer, without the searched text, so that it may be logged. */
export type NoAnswer = { failed: string }

const timeoutMs = 2500
const maxBytes = 1_000_000

/** Asks the service in our name; any failure, within a bounded time, is returned as `failed`. */
export async function searchService({ url, token }: PlacesService, question: Question): Promise<PlaceAnswer | NoAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(addressOf(url, token, question), {
      redirect: 'error',
      credentials: 'omit',
      signal,
      headers: { accept: 'application/json' },
    })
    if (!response.ok) return { failed: `status ${response.status}` }
    const text = await bounded(response)
    if (text === null) return { failed: 'more than a megabyte' }
    return answerOf(text, question)
  } catch (error) {
    return { failed: reasonOf(error) }
  }
}

function addressOf(url: string, token: string, { text, limit, autocomplete, language, types }: Question): string {
  const parameters = new URLSearchParams({
    limit: String(limit),
    autocomplete: String(autocomplete),
    country: 'de',
    language,
    types: [...types].join(','),
    access_token: token,
  })
  // A semicolon would split the question into several.
  return `${url.replace(/\/+$/, '')}/geocoding/v5/mapbox.places/${encodeURIComponent(text.replaceAll(';', ' '))}.json?${parameters}`
}

/** The body, unless it is longer than any valid answer. */
async function bounded({ body }: Response): Promise<string | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > maxBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** Fills in what the service leaves out; a place needs a name and must lie in Germany, the only country searched. */
const line = z.string().check(z.maxLength(1000))
const inGermany = z.tuple([z.number().check(z.minimum(5.5), z.maximum(15.5)), z.number().check(z.minimum(47), z.maximum(55.5))])
const foreignFeature = z.object({
  id: line,
  relevance: z.prefault(placeFeature.shape.relevance, 1),
  place_type: z.array(line),
  text: line,
  place_name: line,
  address: z.optional(line),
  properties: z.optional(z.object({ accuracy: z.optional(line) })),
  center: inGermany,
  context: z.optional(z.array(z.object({ id: line, text: line, short_code: z.optional(line) }))),
})
const foreignAnswer = z.object({ attribution: z.prefault(line, ''), features: z.array(foreignFeature) })

function answerOf(text: string, { text: asked, limit }: Question): PlaceAnswer | NoAnswer {
  const { success, data: answer } = foreignAnswer.safeParse(parsed(text))
  if (!success) return { failed: 'no list of places in Germany' }
  const features = answer.features.slice(0, limit).map(({ properties, context = [], address, ...feature }) => {
    const isNear = properties?.accuracy === 'approximate' || (!feature.place_type.includes('address') && feature.relevance < 1)
    return {
      ...feature,
      ...(address === undefined ? {} : { address }),
      type: 'Feature' as const,
      properties: { approximate: isNear },
      geometry: { type: 'Point' as const, coordinates: feature.center },
      context: context.map(({ short_code, ...one }) => (short_code === undefined ? one : { ...one, short_code })),
    }
  })
  const query = asked.split(/\s+/).filter(Boolean)
  return z.parse(placeAnswer, { type: 'FeatureCollection', query, attribution: answer.attribution, features })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // not JSON, so not a list of places
  }
}

/** The kind of an error: its message may contain the searched text. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { cause?: { code?: unknown } }
  return typeof cause?.code === 'string' ? cause.code : name
}
