import { useLocation } from 'react-router'

/** What a link tells the page it leads to: from where. It stands in the history, beside the address, and survives a reload. */
export const cameFrom = (referrer: string) => ({ referrer })

/** From where a link led to this page; null where it did not say so. */
export function useReferrer(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('referrer' in state)) return null
  return typeof state.referrer === 'string' ? state.referrer : null
}
