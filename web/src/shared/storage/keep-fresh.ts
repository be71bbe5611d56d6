import { useEffect } from 'react'
import { wasUsedWithin } from '../program/activity.ts'
import { queryClient } from './query-client.ts'
import { told } from './told.ts'

/** In milliseconds. */
const minute = 60_000

/** After so long without the mouse or the keyboard nobody is there who could see what is new, in milliseconds. */
const absence = 15 * minute

/** Asks every minute for everything shown of the resource, while nobody tells of its changes, the page can be seen and somebody uses it. */
export function useKeepFresh(resource: string) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (told.get().has(resource)) return
      if (document.visibilityState !== 'visible' || !wasUsedWithin(absence)) return
      void queryClient.refetchQueries({ queryKey: [resource], type: 'active' }, { cancelRefetch: false })
    }, minute)
    return () => clearInterval(timer)
  }, [resource])
}
