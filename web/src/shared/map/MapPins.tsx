import type { ComponentType } from 'react'
// oxlint-disable-next-line no-restricted-imports -- sixty thousand pins are gathered in 150 ms: once, not at every step of the map.
import { useMemo, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { ClusterMarker } from './ClusterMarker.tsx'
import type { Cluster } from './clusters.ts'
import { gather } from './clusters.ts'
import { MapPopover } from './MapPopover.tsx'
import type { Pin } from './pin.ts'
import { PinMarker } from './PinMarker.tsx'
import { useSeen } from './use-seen.ts'

type MapPinsProps = {
  pins: readonly Pin[]
  Popover: ComponentType<{ pin: Pin }>
  /** The key of the pin whose popover stands open. */
  opened: string | null
  onOpen: (key: string | null) => void
}

/** So many records a popover lists that has to speak for more of them. */
const most = 50

/** The pins in view and clusters of them, each a button; what is opened says more. */
export function MapPins({ pins, Popover, opened, onOpen }: MapPinsProps) {
  const { current: map } = useMap()
  const seen = useSeen()
  const gathered = useMemo(() => gather(pins), [pins])
  const [heap, setHeap] = useState<Cluster<Pin> | null>(null)
  if (!seen) return null
  const shown = gathered.within(seen.bounds, seen.zoom)
  const pin = opened === null ? undefined : pins.find(({ key }) => key === opened)
  const openHeap = shown.clusters.find(({ id, count }) => heap?.id === id && heap.count === count)
  return (
    <>
      {shown.clusters.map((cluster) => (
        <ClusterMarker key={`cluster-${cluster.id}`} cluster={cluster} isOpen={cluster === openHeap} onOpen={() => open(cluster)} />
      ))}
      {shown.pins.map((one) => (
        <PinMarker key={one.key} pin={one} isOpen={one === pin} onOpen={() => choose(one.key)} />
      ))}
      {pin && <MapPopover key={pin.key} pins={[pin]} count={1} Popover={Popover} onClose={() => onOpen(null)} />}
      {openHeap && (
        <MapPopover key={openHeap.id} pins={openHeap.pins(most)} count={openHeap.count} Popover={Popover} onClose={() => setHeap(null)} />
      )}
    </>
  )

  function choose(key: string | null) {
    setHeap(null)
    onOpen(key)
  }

  /** Comes as near as tells its pins apart; where nothing does, all are listed. */
  function open(cluster: Cluster<Pin>) {
    const zoom = gathered.zoomApart(cluster.id)
    if (zoom !== null) return void map?.easeTo({ center: [cluster.longitude, cluster.latitude], zoom })
    choose(null)
    setHeap(cluster)
  }
}
