import { useSyncExternalStore } from 'react'

/** A value outside React that components can subscribe to. */
export type Store<Value> = Readable<Value> & { set: (value: Value) => void }

/** A store without its setter. */
export type Readable<Value> = { get: () => Value; subscribe: (listener: () => void) => () => void }

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useStore = <Value>(store: Readable<Value>): Value => useSyncExternalStore(store.subscribe, store.get)
