import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import { useState } from 'react'
import { AttributionControl, Map as MapLibre, NavigationControl } from 'react-map-gl/maplibre'
import { useLanguage, useText } from '../language/i18n.ts'
import { useDark } from '../look/scheme.ts'
import { settings } from '../program/settings.ts'
import { baseStyle } from './base-style.ts'
import { FollowPins } from './FollowPins.tsx'
import { MapCircle } from './MapCircle.tsx'
import { MapFailed } from './MapFailed.tsx'
import { MapPins } from './MapPins.tsx'
import { hasStreets, nearestZoom } from './nearest-zoom.ts'
import { NoStreets } from './NoStreets.tsx'
import { palette } from './palette.ts'
import type { Circle, Pin, Popover, Spot } from './pin.ts'
import { ReportView } from './ReportView.tsx'
import { texts } from './texts.ts'
import { TravelToPin } from './TravelToPin.tsx'
import { viewOf } from './use-map-view.ts'
import type { MapSight, View } from './view.ts'
import { maxZoom, startOf } from './view.ts'

// In a build MapLibre would look for its worker next to itself, where it is not.
maplibre.setWorkerUrl(new URL(workerUrl, location.href).href)

type MapViewProps = {
  label: string
  pins: readonly Pin[]
  circle: Circle | null
  Popover: Popover
  /** The initial view, or a spot at the nearest possible zoom; omitted: its pins and circle. */
  begin?: View | Spot | null
  opened?: string | null
  onOpen?: (key: string | null) => void
  /** The pin to move to, each new object moves the map; omitted: it follows its pins and circle. */
  destination?: { pin: Pin } | null
  onRest?: (seen: MapSight) => void
  onSee?: (seen: MapSight) => void
}

/** The map itself, loaded by `PlaceMap`. */
export function MapView({ label, pins, circle, Popover, begin, opened: told, onOpen, destination, onRest, onSee }: MapViewProps) {
  const t = useText()
  const dark = useDark()
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  const [start] = useState(() => (begin ? { zoom: nearestZoom(begin), ...begin } : startOf(pins, circle, nearestZoom)))
  const [own, setOwn] = useState<string | null>(null)
  const opened = told === undefined ? own : told
  if (failed) return <MapFailed />
  return (
    <MapLibre
      key={`${language} ${label}`} // MapLibre reads its texts only once
      mapLib={maplibre}
      mapStyle={settings.map_style_url ?? baseStyle(palette(dark), language)}
      initialViewState={'bounds' in start ? { bounds: start.bounds, fitBoundsOptions: { padding: 48, maxZoom: start.zoom } } : start}
      minZoom={1}
      maxZoom={maxZoom}
      scrollZoom={false}
      dragRotate={false}
      touchPitch={false}
      pitchWithRotate={false}
      maxPitch={0}
      attributionControl={false}
      renderWorldCopies={false}
      fadeDuration={0}
      locale={{
        'Map.Title': label,
        'Popup.Close': t(texts.close),
        'NavigationControl.ZoomIn': t(texts.zoom_in),
        'NavigationControl.ZoomOut': t(texts.zoom_out),
        'AttributionControl.ToggleAttribution': t(texts.attribution),
      }}
      onLoad={({ target }) => {
        target.keyboard.disableRotation()
        onRest?.(viewOf(target))
      }}
      onMoveEnd={({ target }) => onRest?.(viewOf(target))}
      onError={({ error }) => {
        if (error instanceof maplibre.GPUInitializationError) setFailed(true)
      }}
    >
      <NavigationControl position="top-right" showCompass={false} />
      <AttributionControl position="bottom-right" compact={false} />
      {circle && <MapCircle circle={circle} dark={dark} />}
      <MapPins pins={pins} Popover={Popover} opened={opened} onOpen={onOpen ?? setOwn} />
      {destination === undefined ? <FollowPins pins={pins} circle={circle} /> : <TravelToPin destination={destination} />}
      {onSee && <ReportView onSee={onSee} />}
      {!hasStreets() && <NoStreets />}
    </MapLibre>
  )
}
