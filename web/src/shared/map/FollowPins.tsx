import { useEffect, useRef } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { nearestZoom } from './nearest-zoom.ts'
import type { Circle, Pin } from './pin.ts'
import { startOf } from './view.ts'

/** Travels when there is something else to see than before: to a pin, to a circle however large, or to where all pins are. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- `sight` is all that matters of pins and circle; a new array with the same pins is no journey.
  }, [map, sight])
  return null
}
