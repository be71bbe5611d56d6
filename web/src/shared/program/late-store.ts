import { loadAhead } from './lazy-part.tsx'
import { loadOnce } from './load-once.ts'
import { type Readable, createStore } from './store.ts'

/**
 * A value whose code loads on the first subscription, or earlier through `preload`. Until then, and after a failure, it is `meanwhile`;
 * the next subscription retries.
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
