import { createStore } from './store.ts'

/** How much waits for the signed-in user, as every page says in the browser's tab; 0: nothing, or nobody knows. */
export const waiting = createStore(0)
