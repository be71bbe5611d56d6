import type { MapPlace } from '@kasack/contract/place.ts'
import { fold } from '../language/fold.ts'

export type Address = { street: string; postal_code: string; city: string; country_code: string }

/** Coordinates in degrees, with the place's name if it was just found. */
export type Point = { latitude: number; longitude: number; is_approximate: boolean; place_name?: string }

export const pointOf = ({ center: [longitude, latitude], place_name }: MapPlace, is_approximate: boolean): Point => ({
  latitude,
  longitude,
  is_approximate,
  place_name,
})

/**
 * Combines a chosen place with the typed text into an address and its point. A place without streets keeps the typed street. Only a house
 * number is exact.
 */
export function chosenAddress(place: MapPlace, typed: string): { address: Address; point: Point } {
  const before = typedStreet(typed, place)
  const isLonger = place.street !== null && !hasNumber(place.street) && fold(before).startsWith(fold(place.street))
  const street = place.street === null || isLonger ? before : place.street
  const isHouse = place.street !== null && hasNumber(place.street)
  return {
    address: { street, postal_code: place.postcode ?? '', city: place.place ?? '', country_code: 'DE' },
    point: pointOf(place, place.is_approximate || !isHouse),
  }
}

const hasNumber = (street: string) => /\d/.test(street)

/** The typed text before the words of the place: `Am Markt 5` from `Am Markt 5, 80331 Münch`. The last word may be incomplete. */
function typedStreet(typed: string, place: MapPlace): string {
  const names = [place.place_name, place.text, place.place, place.postcode, place.district, place.region, place.country]
  const known = new Set(names.flatMap((name) => fold(name ?? '').split(' ')))
  const words = typed.trim().split(/[\s,]+/)
  const isOf = (word: string, isLast: boolean) =>
    /^\d{5}$/.test(word) ||
    fold(word)
      .split(' ')
      .every((part) => known.has(part) || (isLast && part.length > 2 && [...known].some((name) => name.startsWith(part))))
  let count = words.length
  while (count > 0 && isOf(words[count - 1]!, count === words.length)) count -= 1
  return beginning(typed.trim(), count)
}

/** The first `count` words, as typed. */
function beginning(text: string, count: number): string {
  const [start = ''] = new RegExp(`^(?:[^\\s,]+[\\s,]*){${count}}`).exec(text) ?? []
  return start.replace(/[\s,]+$/, '')
}

/** Why an address has no point: nothing found, or several places of that name. */
export type PlaceGap = 'none' | 'ambiguous'

/** The place of the postal code, or of the town if there is no code. A code must match exactly, and no town is guessed. */
export function placeOf(places: readonly MapPlace[], { postal_code, city }: Pick<Address, 'postal_code' | 'city'>): MapPlace | PlaceGap {
  const areas = places.filter(({ street }) => street === null)
  if (postal_code.trim()) return areas.find(({ postcode }) => postcode === postal_code.trim()) ?? 'none'
  const towns = areas.filter(({ text }) => fold(text) === fold(city))
  return towns.length > 1 ? 'ambiguous' : (towns[0] ?? 'none')
}
