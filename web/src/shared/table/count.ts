import { useEffect } from 'react'
import { useLayerKey } from '../part/layer.ts'
import { patience } from '../program/lazy-part.tsx'
import { createStore, useStore } from '../program/store.ts'

/** How many records the tables on the page have found, by table key. */
const counts = createStore<Readonly<Record<string, number>>>({})

/** Undefined while the table is hidden or unanswered. */
export const useListCount = (tableKey: string): number | undefined => useStore(counts)[useLayerKey(tableKey)]

/** Resolves once the table has an answer, or has had time for one: for content that loads after the rows. */
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

/** Publishes the table's count to the rest of the page while it is mounted. */
export function usePublishedCount(tableKey: string, count: number | undefined) {
  useEffect(() => {
    if (count === undefined) return undefined
    counts.set({ ...counts.get(), [tableKey]: count })
    return () => counts.set(Object.fromEntries(Object.entries(counts.get()).filter(([key]) => key !== tableKey)))
  }, [tableKey, count])
}
