import { placeTypes } from '@kasack/contract/place.ts'
import type { Language, Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

export type PlaceType = (typeof placeTypes)[number]

/** A search for places: wire.md 12 with its defaults. */
export type Question = {
  text: string
  limit: number
  language: Language
  autocomplete: boolean
  /** Germany is among the countries, or none is named. */
  inGermany: boolean
  types: ReadonlySet<PlaceType>
}

/** Reads a question, or says what is wrong with it. An empty or unknown parameter counts as left out. */
export function readQuestion(text: string, query: Record<string, string>): { question: Question } | { problem: Text } {
  const { limit = '', language = '', autocomplete = '', country = '', types = '' } = query
  const countries = listOf(country.toLowerCase())
  const wanted = listOf(types)
  if ([...text].length > 256) return { problem: texts.too_long }
  if (limit !== '' && !/^([1-9]|10)$/.test(limit)) return { problem: texts.limit }
  if (!['', 'de', 'en'].includes(language)) return { problem: texts.language }
  if (!['', 'true', 'false'].includes(autocomplete)) return { problem: texts.autocomplete }
  if (!countries.every((one) => /^[a-z]{2}$/.test(one))) return { problem: texts.country }
  if (!wanted.every(isPlaceType)) return { problem: texts.types }
  return {
    question: {
      text,
      limit: Number(limit || 5),
      language: language === 'en' ? 'en' : 'de',
      autocomplete: autocomplete !== 'false',
      inGermany: countries.length === 0 || countries.includes('de'),
      types: new Set(wanted.length > 0 ? wanted : placeTypes),
    },
  }
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const isPlaceType = (word: string): word is PlaceType => (placeTypes as readonly string[]).includes(word)
