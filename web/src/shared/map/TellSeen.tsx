import { useEffect, useEffectEvent } from 'react'
import { useSeen } from './use-seen.ts'
import type { MapSight } from './view.ts'

/** Reports what the map shows, from the start and while it moves. */
export function TellSeen({ onSee }: { onSee: (seen: MapSight) => void }) {
  const seen = useSeen()
  const tell = useEffectEvent(onSee)
  useEffect(() => {
    if (seen) tell(seen)
  }, [seen])
  return null
}
