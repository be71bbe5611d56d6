import { Layer, Source } from 'react-map-gl/maplibre'
import { circleAround } from './circle.ts'
import { palette } from './palette.ts'
import type { Circle } from './pin.ts'

/** The maximum distance, as a circle. */
export function MapCircle({ circle, dark }: { circle: Circle; dark: boolean }) {
  const { circle: colour } = palette(dark)
  return (
    <Source id="circle" type="geojson" data={circleAround(circle)}>
      <Layer id="circle-ground" type="fill" paint={{ 'fill-color': colour, 'fill-opacity': 0.08 }} />
      <Layer id="circle-line" type="line" paint={{ 'line-color': colour, 'line-width': 1.5 }} />
    </Source>
  )
}
