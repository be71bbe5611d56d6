import type { EventsSince } from '@kasack/contract/live.ts'
import { apiPath, send } from '../call/send.ts'
import { session } from '../session/session.ts'
import { queryClient } from '../storage/query-client.ts'

/** How often it is looked whether the first page stands, in milliseconds. */
const look = 500

/**
 * Follows what others change, from what is read first on. What does so is loaded once the first page stands; up to where its rows go
 * is asked before they are.
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
