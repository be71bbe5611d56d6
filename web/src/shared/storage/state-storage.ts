import { report } from '../program/report.ts'
import { createSaver } from './saver.ts'

/** The user is warned above this size, in KB of 1024 bytes; browsers store two bytes a character. */
export const storageWarningLimit = 5120

type Watcher = { makeRoom: () => void; full: (kilobytes: number) => void }
let watcher: Watcher = { makeRoom() {}, full() {} }

const saver = createSaver({
  storage: browserStorage,
  refused(error, write) {
    watcher.makeRoom()
    try {
      write()
    } catch {
      report('The browser refuses to store more', error)
    }
  },
  saved() {
    const size = usedKilobytes(browserStorage())
    if (size > storageWarningLimit) watcher.full(size)
  },
})

/** Sets who frees space when the quota is exceeded, and who is notified when the storage is nearly full. */
export function watchStorage(chosen: Watcher) {
  watcher = chosen
}

/** Saves soon, see `createSaver`: at most one write a second. */
export const saveState = saver.save

export const flushState = saver.flush

/** The value saved under the key, or null if it is missing or unreadable. */
export function savedState(key: string): unknown {
  try {
    return JSON.parse(browserStorage().getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export const savedKeys = (): string[] => Object.keys(browserStorage())

export function removeStates(isMeant: (key: string) => boolean) {
  saver.forget(isMeant)
  for (const key of savedKeys().filter(isMeant)) browserStorage().removeItem(key)
}

function usedKilobytes(storage: Storage): number {
  const characters = Object.keys(storage).reduce((sum, key) => sum + key.length + (storage.getItem(key)?.length ?? 0), 0)
  return (characters * 2) / 1024
}

/** Without permission to store (or outside a browser) everything works, but nothing is kept. */
function browserStorage(): Storage {
  try {
    return globalThis.localStorage ?? nowhere
  } catch {
    return nowhere
  }
}

const nowhere: Storage = { length: 0, clear() {}, getItem: () => null, key: () => null, removeItem() {}, setItem() {} }

globalThis.addEventListener?.('pagehide', flushState)
