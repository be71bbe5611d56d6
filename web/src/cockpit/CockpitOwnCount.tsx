import { hashKey } from '@tanstack/react-query'
import { waiting } from '../shared/program/waiting.ts'
import { queryClient } from '../shared/storage/query-client.ts'
import { countsRead } from './queries.ts'
import { mineOf } from './rules.ts'

/** Shows the user's number of tasks in the browser tab and on the app badge, while it is known. */
export function showOwnCount() {
  const { queryKey } = countsRead()
  const hash = hashKey(queryKey)
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === hash) waiting.set(mineOf(queryClient.getQueryData(queryKey)?.sections ?? []))
  })
  waiting.subscribe(() => {
    const count = waiting.get()
    if (!('setAppBadge' in navigator)) return
    const told = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
    told.catch(() => undefined) // only an installed app has a badge
  })
}
