import type { PlaceAnswer } from '@kasack/contract/place.ts'
import { placeAttribution } from '@kasack/contract/place.ts'
import { featureOf } from './feature.ts'
import { knownGazetteer } from './gazetteer.ts'
import { indexOf } from './index-of-words.ts'
import type { Question } from './rules.ts'
import type { Kind } from './candidates.ts'
import type { PlaceIndex } from './search.ts'
import { searchPlaces } from './search.ts'
import { plain } from './spelling.ts'

let known: PlaceIndex | undefined

/** Searches the built-in places; the first question loads them. */
export function searchBuiltIn({ text, limit, language, autocomplete, inGermany, types }: Question): PlaceAnswer {
  known ??= open()
  const kinds = new Set<Kind>()
  for (const type of types) if (type !== 'address') kinds.add(type)
  if (kinds.has('place')) kinds.add('locality')
  const found = inGermany ? searchPlaces(known, { text, kinds, autocomplete, limit }) : []
  return {
    type: 'FeatureCollection',
    query: plain(text).split(' ').filter(Boolean),
    attribution: placeAttribution,
    features: found.map((one) => featureOf(one, { types, language })),
  }
}

function open(): PlaceIndex {
  const gazetteer = knownGazetteer()
  return { gazetteer, index: indexOf(gazetteer) }
}
