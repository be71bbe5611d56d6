import type { FetchQueryOptions, Query, QueryFilters, QueryKey } from '@tanstack/react-query'
import { CancelledError, focusManager, QueryClient } from '@tanstack/react-query'
import { now } from '../program/clock.ts'
import { dropLists } from './local-cache.ts'
import { noteWriting, pushedResources } from './pushed.ts'

/** Data read this recently, in milliseconds, is not refetched on focus: users switch windows often. */
const justRead = 5000

/** Failures are answers, not accidents: nothing is retried unless the user asks for it or returns to the window. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: isOld, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})

/** Pushed resources need no refetch on focus. */
function isOld({ state, queryKey }: Query): boolean {
  if (pushedResources.get().has(String(queryKey[0]))) return false
  return state.status !== 'error' && now().getTime() - state.dataUpdatedAt > justRead
}

// A window next to others is never hidden; a focus event shows that the user has returned to it.
focusManager.setEventListener((look) => {
  const lookAgain = () => look()
  globalThis.document?.addEventListener('visibilitychange', lookAgain)
  globalThis.addEventListener?.('focus', lookAgain)
  return () => {
    globalThis.document?.removeEventListener('visibilitychange', lookAgain)
    globalThis.removeEventListener?.('focus', lookAgain)
  }
})

/**
 * Reads something an action waits for: the data, or the read's own error. If another user of the same query cancels it because something
 * has changed, it is read anew.
 */
export async function readFor<Data, Failed, Key extends QueryKey>(options: FetchQueryOptions<Data, Failed, Data, Key>): Promise<Data> {
  for (;;) {
    try {
      return await queryClient.fetchQuery(options)
    } catch (error) {
      if (!(error instanceof CancelledError)) throw error
    }
  }
}

/** Refetches what is on screen. A first read in flight is cancelled: it may have been answered before the change, and would be kept. */
export function readAgain(filters: QueryFilters = {}) {
  void queryClient.cancelQueries(filters)
  void queryClient.invalidateQueries(filters)
}

/**
 * After a write everything on the page is refetched, since any record may show parts of another. The cached lists of the resources are
 * dropped (G59).
 */
export function refresh(...resources: readonly string[]) {
  noteWriting()
  for (const resource of new Set(resources)) dropLists(resource)
  readAgain()
}

/** After a write that affects only these resources. */
export function refreshOnly(resources: readonly string[]) {
  noteWriting()
  for (const resource of resources) dropLists(resource)
  readAgain({ predicate: ({ queryKey }) => resources.includes(String(queryKey[0])) })
}

/** After a deletion: everything but the record itself, whose page may still be open for a moment. */
export function refreshWithout(resource: string, deleted: string) {
  noteWriting()
  dropLists(resource)
  readAgain({ predicate: (query) => !isOf(deleted)(query) })
}

/** Drops all cached data of a record once its page is left: `/facilities/12`. */
export const forget = (record: string) => queryClient.removeQueries({ predicate: isOf(record) })

const isOf =
  (record: string) =>
  ({ queryKey }: Query) =>
    String(queryKey[1]).startsWith(`${record}.json`) || String(queryKey[1]).startsWith(`${record}/`)
