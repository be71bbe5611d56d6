import { createStore } from '../program/store.ts'

/** The resources whose changes are pushed; none while no stream is heard. They need no polling. */
export const pushedResources = createStore<ReadonlySet<string>>(new Set())

export type RecordEvent = 'changed' | 'deleted'

/** Increases with every event about records. */
export const eventCount = createStore(0)

/** Within `patience` of the user's write, changes count as its effect; an answer is rendered within `showing`. In milliseconds. */
const [patience, showing] = [4000, 1000]

let [changedAt, writtenAt] = [-Infinity, -Infinity]

/** Notes an answer: to an automatic refetch after others' changes, or to the user's own request. */
export const noteAnswer = (isAutomatic: boolean) => void (changedAt = isAutomatic ? performance.now() : -Infinity)

/** The user is changing something, or has just done so. */
export const noteWriting = () => void (writtenAt = performance.now())

/** Milliseconds since the last write. */
export const sinceWriting = (): number => performance.now() - writtenAt

/** Whether what is being rendered was changed by others, as far as can be known. */
export const isChangeByOthers = (): boolean => performance.now() - changedAt < showing && sinceWriting() > patience

const unread = new Set<string>()

/** A refetch after others' changes failed; the query's hash. */
export const noteUnread = (query: string) => void unread.add(query)

export const isUnread = (): boolean => unread.size > 0

/** Returns and clears the failed refetches; the caller reads them again. */
export function takeUnread(): ReadonlySet<string> {
  const taken = new Set(unread)
  unread.clear()
  return taken
}

const lastEvents = new Map<string, Map<number, RecordEvent>>()

/** Notes what an event says about records. */
export function noteRecordEvents(resource: string, { ids, deleted }: { ids: readonly number[] | null; deleted: readonly number[] }) {
  const known = lastEvents.get(resource) ?? new Map<number, RecordEvent>()
  for (const id of ids ?? []) known.set(id, 'changed')
  for (const id of deleted) known.set(id, 'deleted')
  lastEvents.set(resource, known)
  eventCount.set(eventCount.get() + 1)
}

/** The last event about the record; undefined: none. */
export const lastEventOf = (resource: string, id: number): RecordEvent | undefined => lastEvents.get(resource)?.get(id)
