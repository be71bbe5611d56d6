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

/** Resources whose records show parts of another one: a write to that one changes them as well. */
const shownIn: Record<string, readonly string[]> = {
  facilitygroups: ['facilities', 'contact-persons'],
  facilities: ['contact-persons', 'engagements'],
  'contact-persons': ['facilities', 'engagements'],
  engagements: ['facilities', 'contact-persons'],
}

/** Query keys start with the resource and go on with the path, so that a write refreshes everything shown of it. */
export function refresh(resource: string) {
  refreshAll([resource, ...(shownIn[resource] ?? [])])
  refreshChoices()
}

/** After a deletion: everything but the record itself, whose page may still stand for a moment. */
export function refreshWithout(resource: string, deleted: string) {
  dropLists(resource)
  const isDeleted = ({ queryKey }: Query) => String(queryKey[1]).startsWith(`${deleted}.json`)
  readAgain({ queryKey: [resource], predicate: (query) => !isDeleted(query) })
  queryClient.removeQueries({ queryKey: [resource], type: 'inactive', predicate: isDeleted })
  refreshAll(shownIn[resource] ?? [])
  refreshChoices()
}

function refreshAll(resources: readonly string[]) {
  for (const resource of resources) {
    dropLists(resource)
    readAgain({ queryKey: [resource] })
  }
}

/** Selects may offer what was written. */
function refreshChoices() {
  readAgain({ queryKey: ['autocompletes'] })
}
