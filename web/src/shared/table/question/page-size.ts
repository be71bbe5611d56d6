import { createStore, useStore } from '../../program/store.ts'
import { savedState, saveState } from '../../storage/state-storage.ts'

/** Page sizes: the list's own, the user's last choice, and those offered. */
export type PageSizes = { own: number; remembered: number | null; offered: readonly number[] }

const usual = [10, 20, 50, 100]

/** Chosen during this visit, by table key. */
const chosen = createStore<Readonly<Record<string, number>>>({})

/** The page sizes of a table, and a function that remembers the user's choice for the next visit. */
export function usePageSizes(tableKey: string, own: number): [PageSizes, (size: number) => void] {
  const here = useStore(chosen)[tableKey] ?? savedState(storageKey(tableKey))
  const offered = usual.includes(own) ? usual : [own, ...usual]
  const remembered = offered.find((size) => size === here) ?? null
  const remember = (size: number) => {
    chosen.set({ ...chosen.get(), [tableKey]: size })
    saveState(storageKey(tableKey), () => JSON.stringify(size))
  }
  return [{ own, remembered, offered }, remember]
}

/**
 * The size in the address, or on the first page the user's last choice. Further pages without a size use the list's own, in which they
 * were counted: any other would show different rows.
 */
export function shownSize({ page, size }: { page: number; size: number | null }, { own, remembered, offered }: PageSizes): number {
  if (size !== null && offered.includes(size)) return size
  return (page === 1 ? remembered : null) ?? own
}

const storageKey = (tableKey: string) => `kasack-size-${tableKey}`
