import { ErrorBoundary } from '../part/ErrorBoundary.tsx'
import { LazyMap } from './lazy-map.ts'
import './map.css'
import type { Pin, Popover, Spot } from './pin.ts'
import type { MapSight, View } from './view.ts'

type ManyPinsMapProps<P extends Pin> = {
  label: string
  /** The same array as long as they are the same pins: they are gathered anew when it is another. */
  pins: readonly P[]
  Popover: Popover<P>
  /** Where the map begins, as near as it comes to a spot; null: around its pins. */
  begin: View | Spot | null
  /** The pin whose popover stands open, by its key. */
  opened: string | null
  onOpen: (key: string | null) => void
  /** The pin that the map travels to; each new object is a journey. */
  destination: { pin: P } | null
  /** Told what the map shows at once and while it moves. */
  onSee?: (seen: MapSight) => void
  /** Told whenever the map has come to rest. */
  onRest: (seen: MapSight) => void
}

/** A map of many pins that fills its place and stands whatever there is to show. */
export function ManyPinsMap<P extends Pin>({ Popover, ...props }: ManyPinsMapProps<P>) {
  return (
    <div className="k-map">
      <ErrorBoundary>
        <LazyMap circle={null} Popover={Popover as Popover} {...props} />
      </ErrorBoundary>
    </div>
  )
}
