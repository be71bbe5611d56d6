import { loadAhead } from './lazy-part.tsx'
import { loadOnce } from './load-once.ts'
import { type Readable, createStore } from './store.ts'

/**
 * A value whose code is loaded when somebody first follows it, or before when `preload` is called. Until then, and where it could not be
 * loaded, it is `meanwhile`; whoever follows it next tries again.
 */
export function lateStore<Value>(meanwhile: Value, load: () => Promise<Value>): Readable<Value> & { preload: () => Promise<void> } {
  const { get, set, subscribe } = createStore(meanwhile)
  const preload = loadOnce(async () => set(await load()))
  return {
    get,
    preload,
    subscribe(listener) {
      loadAhead({ preload })
      return subscribe(listener)
    },
  }
}
