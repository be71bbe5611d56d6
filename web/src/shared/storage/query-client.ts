import type { FetchQueryOptions, Query, QueryFilters, QueryKey } from '@tanstack/react-query'
import { CancelledError, focusManager, QueryClient } from '@tanstack/react-query'
import { now } from '../program/clock.ts'
import { dropLists } from './local-cache.ts'
import { noteWriting, told } from './told.ts'

/** What was read so lately is not asked for again when the window is looked at, in milliseconds: the way from one window to another is short. */
const justRead = 5000

/** Failures are answers here, not accidents: nothing is asked twice unless the user wants it, or looks at the window again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: isOld, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})

/** What is told as it changes is not asked for by the way. */
function isOld({ state, queryKey }: Query): boolean {
  if (told.get().has(String(queryKey[0]))) return false
  return state.status !== 'error' && now().getTime() - state.dataUpdatedAt > justRead
}

// A window beside others is never hidden; it is looked at again when it gets the focus.
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
 * Reads something for an act, which waits for it: the data, or the read's own error. Whoever shares the read may give it up on the way,
 * since something has changed meanwhile; then it is asked anew.
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

/** Reads again what stands on the screen. A first read on its way is given up: it may have been answered before the change, and would be kept. */
export function readAgain(filters: QueryFilters = {}) {
  void queryClient.cancelQueries(filters)
  void queryClient.invalidateQueries(filters)
}

/**
 * After a write everything on the page is asked for again, since any record may show parts of another. What the browser keeps
 * of the resources' lists is forgotten (G59).
 */
export function refresh(...resources: readonly string[]) {
  noteWriting()
  for (const resource of new Set(resources)) dropLists(resource)
  readAgain()
}

/** After a write that shows in no more than these resources. */
export function refreshOnly(resources: readonly string[]) {
  noteWriting()
  for (const resource of resources) dropLists(resource)
  readAgain({ predicate: ({ queryKey }) => resources.includes(String(queryKey[0])) })
}

/** After a deletion: everything but the record itself, whose page may still stand for a moment. */
export function refreshWithout(resource: string, deleted: string) {
  noteWriting()
  dropLists(resource)
  readAgain({ predicate: (query) => !isOf(deleted)(query) })
}

/** Nothing that was read of the record is kept, once its page is left: `/facilities/12`. */
export const forget = (record: string) => queryClient.removeQueries({ predicate: isOf(record) })

const isOf =
  (record: string) =>
  ({ queryKey }: Query) =>
    String(queryKey[1]).startsWith(`${record}.json`) || String(queryKey[1]).startsWith(`${record}/`)
