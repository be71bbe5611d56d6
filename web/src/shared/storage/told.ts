import { createStore } from '../program/store.ts'

/** The resources whose changes are told as they happen; none while nothing is heard. Nobody need ask for them by the clock. */
export const told = createStore<ReadonlySet<string>>(new Set())

const deleted = new Map<string, Set<number>>()

/** Notes what has been told of records: these are gone, those are there (again). */
export function noteDeleted(resource: string, { gone, there }: { gone: readonly number[]; there: readonly number[] }) {
  const ids = deleted.get(resource) ?? new Set()
  for (const id of there) ids.delete(id)
  for (const id of gone) ids.add(id)
  deleted.set(resource, ids)
}

/** Whether it was told that the record is deleted. False says nothing. */
export const isToldDeleted = (resource: string, id: number): boolean => deleted.get(resource)?.has(id) ?? false
