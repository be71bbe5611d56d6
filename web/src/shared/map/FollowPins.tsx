import { useEffect, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { nearestZoom } from './nearest-zoom.ts'
import type { Circle, Pin } from './pin.ts'
import { startOf } from './view.ts'

/** Moves the map when its content changes: to a pin, to a circle of any size, or to all pins. */
export function FollowPins({ pins, circle }: { pins: readonly Pin[]; circle: Circle | null }) {
  const { current: map } = useMap()
  const target = startOf(pins, circle, nearestZoom)
  const sight = JSON.stringify([target, circle])
  const shown = useRef(sight)
  useEffect(() => {
    if (!map || sight === shown.current) return
    shown.current = sight
    if ('bounds' in target) map.fitBounds(target.bounds, { padding: 48, maxZoom: target.zoom })
    else map.flyTo({ center: [target.longitude, target.latitude], zoom: target.zoom })
    // oxlint-disable-next-line react/exhaustive-deps -- only `sight` matters; a new array with the same pins must not move the map
  }, [map, sight])
  return null
}
