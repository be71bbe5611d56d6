import { ErrorBoundary } from '../part/ErrorBoundary.tsx'
import { LazyMap } from './lazy-map.ts'
import './map.css'
import type { Pin, Popover, Spot } from './pin.ts'
import type { MapSight, View } from './view.ts'

type ManyPinsMapProps<P extends Pin> = {
  label: string
  /** Must stay the same array as long as the pins do: a new one is clustered again. */
  pins: readonly P[]
  Popover: Popover<P>
  /** The initial view, or a spot at the nearest possible zoom; null: all pins. */
  begin: View | Spot | null
  /** The key of the pin whose popover is open. */
  opened: string | null
  onOpen: (key: string | null) => void
  /** The pin to move to; each new object moves the map. */
  destination: { pin: P } | null
  /** Called with what the map shows, at once and while it moves. */
  onSee?: (seen: MapSight) => void
  /** Called whenever the map has come to rest. */
  onRest: (seen: MapSight) => void
}

/** A map of many pins that fills its container, and is shown even without any. */
export function ManyPinsMap<P extends Pin>({ Popover, ...props }: ManyPinsMapProps<P>) {
  return (
    <div className="k-map">
      <ErrorBoundary>
        <LazyMap circle={null} Popover={Popover as Popover} {...props} />
      </ErrorBoundary>
    </div>
  )
}
