import type { Query, QueryFilters } from '@tanstack/react-query'
import { QueryClient } from '@tanstack/react-query'
import { dropLists } from './local-cache.ts'

/** Failures are answers here, not accidents: nothing is asked twice unless the user wants it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
})

/** Reads again what stands on the screen. A first read on its way is given up: it may have been answered before the change, and would be kept. */
export function readAgain(filters: QueryFilters = {}) {
  void queryClient.cancelQueries(filters)
  void queryClient.invalidateQueries(filters)
}

/**
 * After a write everything on the page is asked for again, since any record may show parts of another. What the browser keeps
 * of the resource's lists is forgotten (G59).
 */
export function refresh(resource: string) {
  dropLists(resource)
  readAgain()
}

/** After a deletion: everything but the record itself, whose page may still stand for a moment. */
export function refreshWithout(resource: string, deleted: string) {
  dropLists(resource)
  readAgain({ predicate: (query) => !isOf(deleted)(query) })
}

/** Nothing that was read of the record is kept, once its page is left: `/facilities/12`. */
export const forget = (record: string) => queryClient.removeQueries({ predicate: isOf(record) })

const isOf =
  (record: string) =>
  ({ queryKey }: Query) =>
    String(queryKey[1]).startsWith(`${record}.json`) || String(queryKey[1]).startsWith(`${record}/`)
