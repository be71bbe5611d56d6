import type { EventsSince } from '@kasack/contract/live.ts'
import { apiPath, send } from '../call/send.ts'
import { session } from '../session/session.ts'
import { queryClient } from '../storage/query-client.ts'

/** How often to check whether the first page has finished loading, in milliseconds. */
const look = 500

/**
 * Follows changes by others from the first read on. The code loads once the first page has finished; the starting mark is requested before
 * anything is read.
 */
export function followChanges() {
  const mark = send<EventsSince>('GET', `${apiPath}/events/since.json/`, {})
  let wasIdle = false
  const timer = setInterval(() => {
    const isIdle = session.get().state === 'in' && queryClient.isFetching() === 0 && queryClient.getQueryCache().getAll().length > 0
    if (isIdle && wasIdle) void begin()
    wasIdle = isIdle
  }, look)

  async function begin() {
    clearInterval(timer)
    const [{ openLive }, answer] = await Promise.all([import('./live.ts'), mark])
    openLive(answer.ok ? answer.data.last : null)
  }
}
