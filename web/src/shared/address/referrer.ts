import { useLocation } from 'react-router'

/** Link state: where the user came from. It lives in the history entry, not in the address, and survives a reload. */
export const cameFrom = (referrer: string) => ({ referrer })

/** The page that linked here; null if the link did not say. */
export function useReferrer(): string | null {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('referrer' in state)) return null
  return typeof state.referrer === 'string' ? state.referrer : null
}
