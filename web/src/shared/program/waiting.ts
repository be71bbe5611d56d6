import { createStore } from './store.ts'

/** The number of items waiting for the signed-in user, shown in the tab's title; 0: none or unknown. */
export const waiting = createStore(0)
