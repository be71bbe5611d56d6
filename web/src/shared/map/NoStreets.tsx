import { useEffect, useState } from 'react'
import { useMap } from 'react-map-gl/maplibre'
import { useText } from '../language/i18n.ts'
import { texts } from './texts.ts'
import { detailedZoom } from './view.ts'

/** Explains why zooming in further shows nothing more. */
export function NoStreets() {
  const t = useText()
  const { current: map } = useMap()
  const [near, setNear] = useState(() => (map?.getZoom() ?? 0) > detailedZoom)
  useEffect(() => {
    const look = () => setNear((map?.getZoom() ?? 0) > detailedZoom)
    map?.on('zoomend', look)
    return () => void map?.off('zoomend', look)
  }, [map])
  return near ? <p className="k-map-notice">{t(texts.no_streets)}</p> : null
}
