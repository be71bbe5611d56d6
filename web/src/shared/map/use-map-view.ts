import { useEffect, useState } from 'react'
import type { MapRef } from 'react-map-gl/maplibre'
import { useMap } from 'react-map-gl/maplibre'
import type { MapSight } from './view.ts'

/** Pixels a map moves before new content is looked up. */
const step = 48

/** What the map shows, updated in steps while it moves and exactly when it rests. */
export function useMapView(): MapSight | null {
  const { current: map } = useMap()
  const [seen, setSeen] = useState<MapSight | null>(null)
  useEffect(() => {
    if (!map) return undefined
    let last = { x: 0, y: 0, zoom: Number.NaN, width: 0 }
    const place = () => {
      const { x, y } = map.project([0, 0])
      return { x, y, zoom: Math.round(map.getZoom()), width: map.getContainer().clientWidth }
    }
    const look = () => {
      last = place()
      setSeen(viewOf(map))
    }
    const follow = () => {
      const now = place()
      const isNear = Math.hypot(now.x - last.x, now.y - last.y) < step
      if (now.zoom !== last.zoom || now.width !== last.width || !isNear) look()
    }
    look()
    map.on('move', follow)
    map.on('moveend', look)
    return () => {
      map.off('move', follow)
      map.off('moveend', look)
    }
  }, [map])
  return seen
}

export function viewOf(map: Pick<MapRef, 'getBounds' | 'getCenter' | 'getZoom'>): MapSight {
  const [bounds, { lat: latitude, lng: longitude }] = [map.getBounds(), map.getCenter()]
  return {
    latitude,
    longitude,
    zoom: map.getZoom(),
    bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
  }
}
