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

type MapPinsProps = { pins: readonly Pin[]; Popover: ComponentType<{ pin: Pin }> }

/** So many records a popover lists that has to speak for more of them. */
const most = 50

/** The pins in view and clusters of them, each a button; what is opened says more. */
export function MapPins({ pins, Popover }: MapPinsProps) {
  const { current: map } = useMap()
  const seen = useSeen()
  const gathered = useMemo(() => gather(pins), [pins])
  const [opened, setOpened] = useState<{ key: string; pins: Pin[]; count: number } | null>(null)
  if (!seen) return null
  const shown = gathered.within(seen.bounds, seen.zoom)
  const openCluster = (cluster: Cluster<Pin>) => {
    const zoom = gathered.zoomApart(cluster.id)
    if (zoom === null) setOpened({ key: `cluster-${cluster.id}`, pins: cluster.pins(most), count: cluster.count })
    else map?.easeTo({ center: [cluster.longitude, cluster.latitude], zoom })
  }
  return (
    <>
      {shown.clusters.map((cluster) => (
        <ClusterMarker
          key={`cluster-${cluster.id}`}
          cluster={cluster}
          isOpen={opened?.key === `cluster-${cluster.id}`}
          onOpen={() => openCluster(cluster)}
        />
      ))}
      {shown.pins.map((pin) => (
        <PinMarker
          key={pin.key}
          pin={pin}
          isOpen={opened?.key === pin.key}
          onOpen={() => setOpened({ key: pin.key, pins: [pin], count: 1 })}
        />
      ))}
      {opened && <MapPopover key={opened.key} pins={opened.pins} count={opened.count} Popover={Popover} onClose={() => setOpened(null)} />}
    </>
  )
}
