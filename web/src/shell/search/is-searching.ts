import { createStore } from '../../shared/program/store.ts'

/** Whether the search is open. */
export const isSearching = createStore(false)
