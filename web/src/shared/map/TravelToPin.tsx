import { useEffect } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import type { Pin } from './pin.ts'
import { travelZoom } from './view.ts'

/** Travels to a pin, each time it is told to. */
export function TravelToPin({ destination }: { destination: { pin: Pin } | null }) {
  const { current: map } = useMap()
  useEffect(() => {
    if (!destination) return
    const { longitude, latitude } = destination.pin
    map?.flyTo({ center: [longitude, latitude], zoom: travelZoom })
  }, [map, destination])
  return null
}
