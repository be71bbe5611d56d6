import { createStore, useStore } from '../../program/store.ts'
import { savedState, saveState } from '../../storage/state-storage.ts'

/** How many rows a page may have: what the list has by itself, what the user took last, and what is offered. */
export type PageSizes = { own: number; remembered: number | null; offered: readonly number[] }

const usual = [10, 20, 50, 100]

/** Chosen during this visit, by table key. */
const chosen = createStore<Readonly<Record<string, number>>>({})

/** The sizes of one table, and how the user's choice is kept for his next visit. */
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
 * What the address says, else on the first page what the user took last. Further pages without a size were counted in the
 * list's own: in another their address would name other rows.
 */
export function shownSize({ page, size }: { page: number; size: number | null }, { own, remembered, offered }: PageSizes): number {
  if (size !== null && offered.includes(size)) return size
  return (page === 1 ? remembered : null) ?? own
}

const storageKey = (tableKey: string) => `kasack-size-${tableKey}`
