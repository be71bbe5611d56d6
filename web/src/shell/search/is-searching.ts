import { createStore } from '../../shared/program/store.ts'

/** Whether the search stands above the page. */
export const isSearching = createStore(false)
