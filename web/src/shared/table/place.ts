import { createContext, useContext } from 'react'

/** Where on the screen tables stand, for example in a drawer above the page; empty on the page itself. */
export const TablePlace = createContext('')

/** The key of a table in its place: the same table may stand on the page and in a drawer, each with filters and a count of its own. */
export function useTableKey(key: string): string {
  const place = useContext(TablePlace)
  return place ? `${place}-${key}` : key
}
