import { federalStates } from '@kasack/contract/federal-state.ts'
import type { PlaceFeature } from '@kasack/contract/place.ts'
import type { Language } from '@kasack/contract/text.ts'
import type { Town } from './gazetteer.ts'
import type { PlaceHit, Place } from './search.ts'
import { texts } from './texts.ts'

type FeatureQuery = { types: ReadonlySet<string>; language: Language }

/**
 * A place in the shape of wire.md 12. If the caller asks for places but not for localities, parts of towns become places; their context
 * names the town either way. Towns keep their German names, as on envelopes.
 */
export function featureOf({ place, relevance, approximate }: PlaceHit, { types, language }: FeatureQuery): PlaceFeature {
  const type = place.kind === 'locality' && !types.has('locality') ? 'place' : place.kind
  const town = townOf(place)
  const text = place.kind === 'postcode' ? place.code : place.names[0]
  const center: [number, number] = [place.longitude, place.latitude]
  const [district, region, country] = regionsOf(town, language)
  const hint = place.kind === 'postcode' || town.isAlone ? [] : [district.text]
  const line = [lineOf(place), ...hint, region.text, country.text]
  return {
    id: `${type}.${place.id}`,
    type: 'Feature',
    relevance,
    place_type: [type],
    text,
    place_name: line.filter((part, index) => part !== line[index - 1]).join(', '),
    properties: { approximate },
    center,
    geometry: { type: 'Point', coordinates: center },
    context: [...closeTo(place, town), district, region, country],
  }
}

const townOf = (place: Place): Town => (place.kind === 'postcode' ? place.towns[0] : place.kind === 'locality' ? place.town : place)

/** As written on an envelope. */
function lineOf(place: Place): string {
  if (place.kind === 'postcode') return `${place.code} ${place.towns[0].names[0]}`
  return place.kind === 'locality' ? `${place.names[0]}, ${place.town.names[0]}` : place.names[0]
}

/** The town a place belongs to; for a town its postal code, if it has only one. */
function closeTo(place: Place, town: Town): PlaceFeature['context'] {
  if (place.kind !== 'place') return [{ id: `place.${town.id}`, text: town.names[0] }]
  return town.code === null ? [] : [{ id: `postcode.${town.code}`, text: town.code }]
}

function regionsOf({ district: { key, name, state } }: Town, language: Language) {
  const region = federalStates.find(({ code }) => code === state)!
  return [
    { id: `district.${key}`, text: name },
    { id: `region.${state}`, text: region.name[language], short_code: `DE-${state}` },
    { id: 'country.de', text: texts.germany[language], short_code: 'de' },
  ] as const
}
