import { useEffect } from 'react'
import { wasUsedWithin } from '../program/activity.ts'
import { queryClient } from './query-client.ts'
import { pushedResources } from './pushed.ts'

const minute = 60_000

/** After this long without mouse or keyboard, in milliseconds, the user counts as absent. */
const absence = 15 * minute

/** Refetches everything shown of the resource every minute, while its changes are not pushed, and the page is visible and in use. */
export function useKeepFresh(resource: string) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (pushedResources.get().has(resource)) return
      if (document.visibilityState !== 'visible' || !wasUsedWithin(absence)) return
      void queryClient.refetchQueries({ queryKey: [resource], type: 'active' }, { cancelRefetch: false })
    }, minute)
    return () => clearInterval(timer)
  }, [resource])
}
