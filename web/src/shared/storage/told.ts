import { createStore } from '../program/store.ts'

/** The resources whose changes are told as they happen; none while nothing is heard. Nobody need ask for them by the clock. */
export const told = createStore<ReadonlySet<string>>(new Set())

export type Fate = 'changed' | 'deleted'

/** Grows with everything that is told of records. */
export const toldCount = createStore(0)

/** So long after a write what comes is still its answer; so soon after its arrival an answer is shown. In milliseconds. */
const [patience, showing] = [4000, 1000]

let [changedAt, writtenAt] = [-Infinity, -Infinity]

/** An answer has arrived: by itself, because others have changed something, or because the user has asked for it. */
export const noteAnswer = (isByItself: boolean) => void (changedAt = isByItself ? performance.now() : -Infinity)

/** The user changes something, or has just done so. */
export const noteWriting = () => void (writtenAt = performance.now())

/** How long ago that was, in milliseconds. */
export const sinceWriting = (): number => performance.now() - writtenAt

/** Whether what is shown now is what others have changed, as far as anybody can say. */
export const isOfOthers = (): boolean => performance.now() - changedAt < showing && sinceWriting() > patience

const unread = new Set<string>()

/** What others have changed could not be read, by the hash of its query. */
export const noteUnread = (query: string) => void unread.add(query)

export const isUnread = (): boolean => unread.size > 0

/** What is still to be read; whoever takes it reads it. */
export function takeUnread(): ReadonlySet<string> {
  const taken = new Set(unread)
  unread.clear()
  return taken
}

const fates = new Map<string, Map<number, Fate>>()

/** Notes what was told of records. */
export function noteFates(resource: string, { ids, deleted }: { ids: readonly number[] | null; deleted: readonly number[] }) {
  const known = fates.get(resource) ?? new Map<number, Fate>()
  for (const id of ids ?? []) known.set(id, 'changed')
  for (const id of deleted) known.set(id, 'deleted')
  fates.set(resource, known)
  toldCount.set(toldCount.get() + 1)
}

/** What was told last of the record; undefined: nothing. */
export const fateOf = (resource: string, id: number): Fate | undefined => fates.get(resource)?.get(id)
