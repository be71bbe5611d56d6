/** What is still searched for words that were left with Tab. */
const searches = new Set<Promise<unknown>>()

/** Whoever sends a form waits for it, see `searchesDone`. */
export function searching(search: Promise<unknown>) {
  searches.add(search)
  void search.finally(() => searches.delete(search))
}

/** null: nothing is searched, and nobody has to wait. */
export const searchesDone = (): Promise<unknown> | null => (searches.size > 0 ? Promise.all(searches) : null)
