/** Searches still running for words the user left with Tab. */
const searches = new Set<Promise<unknown>>()

/** Submitting waits for it, see `searchesDone`. */
export function searching(search: Promise<unknown>) {
  searches.add(search)
  void search.finally(() => searches.delete(search))
}

/** null: no search is running. */
export const searchesDone = (): Promise<unknown> | null => (searches.size > 0 ? Promise.all(searches) : null)
