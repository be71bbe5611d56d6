import { createContext, useContext } from 'react'

/** The layer a component is rendered in, for example a drawer above the page; empty on the page itself. */
export const Place = createContext('')

/** A key unique to its layer: the same table or panel may appear on the page and in a drawer, each with its own query and count. */
export function useKeyHere(key: string): string {
  const place = useContext(Place)
  return keyIn(place, key)
}

export const keyIn = (place: string, key: string): string => (place ? `${place}-${key}` : key)
