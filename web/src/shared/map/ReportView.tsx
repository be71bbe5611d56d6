import { useEffect, useEffectEvent } from 'react'
import { useMapView } from './use-map-view.ts'
import type { MapSight } from './view.ts'

/** Reports what the map shows, from the start and while it moves. */
export function ReportView({ onSee }: { onSee: (seen: MapSight) => void }) {
  const seen = useMapView()
  const tell = useEffectEvent(onSee)
  useEffect(() => {
    if (seen) tell(seen)
  }, [seen])
  return null
}
