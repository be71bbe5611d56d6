import { createStore } from '../program/store.ts'

/** What the server has accepted last from this page; `group`: what it has written, null: nothing. For who waits for something to be saved. */
export const newestWrite = createStore<{ method: string; path: string; group: number | null } | null>(null)
