// oxlint-disable-next-line no-restricted-imports -- clustering sixty thousand pins takes 150 ms: once, not on every move
import { useMemo, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { ClusterMarker } from './ClusterMarker.tsx'
import type { Cluster } from './clusters.ts'
import { gather } from './clusters.ts'
import { MapLegs } from './MapLegs.tsx'
import { MapPopover } from './MapPopover.tsx'
import type { Pin, Popover } from './pin.ts'
import { hasStreets } from './nearest-zoom.ts'
import { PinMarker } from './PinMarker.tsx'
import { mostSpread, spread } from './spread.ts'
import { useMapView } from './use-map-view.ts'
import { detailedZoom, maxZoom } from './view.ts'

type MapPinsProps = {
  pins: readonly Pin[]
  Popover: Popover
  /** The key of the pin whose popover is open. */
  opened: string | null
  onOpen: (key: string | null) => void
}

/** Records listed in a popover before the rest is counted. */
const most = 50

/** The pins in view and their clusters, each a button that opens a popover. */
export function MapPins({ pins, Popover, opened, onOpen }: MapPinsProps) {
  const { current: map } = useMap()
  const seen = useMapView()
  const gathered = useMemo(() => gather(pins), [pins])
  const [heap, setHeap] = useState<OpenCluster | null>(null)
  if (!seen || !map) return null
  const shown = gathered.within(seen.bounds, seen.zoom)
  const isOpen = ({ id, count }: Cluster<Pin>) => heap?.id === id && heap.count === count
  const openHeap = shown.clusters.find(isOpen)
  const around = openHeap && heap?.isSpread ? spread(openHeap, map) : []
  const pin = opened === null ? undefined : [...around, ...pins].find(({ key }) => key === opened)
  return (
    <>
      {openHeap && around.length > 0 && <MapLegs from={openHeap} to={around} />}
      {shown.clusters.map((cluster) => (
        <ClusterMarker key={`cluster-${cluster.id}`} cluster={cluster} isOpen={cluster === openHeap} onOpen={() => open(cluster)} />
      ))}
      {[...shown.pins, ...around].map((one) => (
        <PinMarker key={one.key} pin={one} isOpen={one === pin} onOpen={() => onOpen(one.key)} />
      ))}
      {pin && <MapPopover key={pin.key} pins={[pin]} count={1} Popover={Popover} onClose={() => onOpen(null)} />}
      {openHeap && !heap?.isSpread && (
        <MapPopover key={openHeap.id} pins={openHeap.pins(most)} count={openHeap.count} Popover={Popover} onClose={() => setHeap(null)} />
      )}
    </>
  )

  /** Zooms in until the pins separate, as far as the map has detail; otherwise spreads them, or lists them if all share one place. */
  function open(cluster: Cluster<Pin>) {
    const { id, count, longitude, latitude } = cluster
    const zoom = gathered.zoomApart(id)
    const isSpread = zoom !== null && zoom > (hasStreets() ? maxZoom : detailedZoom) && count <= mostSpread
    if (zoom !== null && !isSpread) return void map?.easeTo({ center: [longitude, latitude], zoom })
    onOpen(null)
    setHeap(isOpen(cluster) ? null : { id, count, isSpread })
  }
}

/** A cluster whose pins are spread around it, or listed. */
type OpenCluster = { id: number; count: number; isSpread: boolean }
