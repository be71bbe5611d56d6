import type { PlaceAnswer } from '@kasack/contract/place.ts'
import { placeAttribution } from '@kasack/contract/place.ts'
import { featureOf } from './feature.ts'
import { readGazetteer } from './gazetteer.ts'
import type { Index } from './index-of-words.ts'
import { indexOf, plain } from './index-of-words.ts'
import type { Question } from './rules.ts'
import type { Place } from './search.ts'
import { searchPlaces } from './search.ts'

let index: Index | undefined

/** What the built-in places answer; they are read when they are asked for the first time. */
export function askBuiltIn({ text, limit, language, autocomplete, inGermany, types }: Question): PlaceAnswer {
  index ??= indexOf(readGazetteer())
  const kinds = new Set<Place['kind']>()
  for (const type of types) if (type !== 'address') kinds.add(type)
  if (kinds.has('place')) kinds.add('locality')
  const found = inGermany ? searchPlaces(index, { text, kinds, autocomplete, limit }) : []
  return {
    type: 'FeatureCollection',
    query: plain(text).split(' ').filter(Boolean),
    attribution: placeAttribution,
    features: found.map((one) => featureOf(one, { types, language })),
  }
}
