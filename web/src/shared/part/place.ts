import { createContext, useContext } from 'react'

/** Where on the screen something stands, for example in a drawer above the page; empty on the page itself. */
export const Place = createContext('')

/** A key in its place: the same table or panel may stand on the page and in a drawer, each with what is asked of it and a count of its own. */
export function useKeyHere(key: string): string {
  const place = useContext(Place)
  return keyIn(place, key)
}

export const keyIn = (place: string, key: string): string => (place ? `${place}-${key}` : key)
