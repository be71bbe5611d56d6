import { useEffect } from 'react'
import { useKeyHere } from '../part/place.ts'
import { createStore, useStore } from '../program/store.ts'

/** How many records the tables on the page have found, by table key. */
const counts = createStore<Readonly<Record<string, number>>>({})

/** Undefined while the table is not shown or has no answer. */
export const useListCount = (tableKey: string): number | undefined => useStore(counts)[useKeyHere(tableKey)]

/** Tells the rest of the page, while the table stands, what it has found. */
export function usePublishedCount(tableKey: string, count: number | undefined) {
  useEffect(() => {
    if (count === undefined) return undefined
    counts.set({ ...counts.get(), [tableKey]: count })
    return () => counts.set(Object.fromEntries(Object.entries(counts.get()).filter(([key]) => key !== tableKey)))
  }, [tableKey, count])
}
