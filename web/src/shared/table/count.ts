import { useEffect } from 'react'
import { useKeyHere } from '../part/place.ts'
import { patience } from '../program/lazy-part.tsx'
import { createStore, useStore } from '../program/store.ts'

/** How many records the tables on the page have found, by table key. */
const counts = createStore<Readonly<Record<string, number>>>({})

/** Undefined while the table is not shown or has no answer. */
export const useListCount = (tableKey: string): number | undefined => useStore(counts)[useKeyHere(tableKey)]

/** Settles once the table has an answer, or could have one: what comes after its rows waits for them. */
export function whenCounted(tableKey: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, patience)
    const stop = counts.subscribe(() => tableKey in counts.get() && go())
    if (tableKey in counts.get()) go()
    function go() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}

/** Tells the rest of the page, while the table stands, what it has found. */
export function usePublishedCount(tableKey: string, count: number | undefined) {
  useEffect(() => {
    if (count === undefined) return undefined
    counts.set({ ...counts.get(), [tableKey]: count })
    return () => counts.set(Object.fromEntries(Object.entries(counts.get()).filter(([key]) => key !== tableKey)))
  }, [tableKey, count])
}
