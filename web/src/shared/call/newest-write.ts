import { createStore } from '../program/store.ts'

/** The last write the server accepted from this page, for code that waits for a save; `group`: its undo group, if any. */
export const newestWrite = createStore<{ method: string; path: string; group: number | null } | null>(null)
