import { useEffect } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Pin } from './pin.ts'
import { travelZoom } from './view.ts'

/** Moves the map to a pin whenever `destination` changes. */
export function TravelToPin({ destination }: { destination: { pin: Pin } | null }) {
  const { current: map } = useMap()
  useEffect(() => {
    if (!destination) return
    const { longitude, latitude } = destination.pin
    map?.flyTo({ center: [longitude, latitude], zoom: travelZoom })
  }, [map, destination])
  return null
}
