import { Layer, Source } from 'react-map-gl/maplibre'
import { useDark } from '../look/scheme.ts'
import { palette } from './palette.ts'
import type { Spot } from './pin.ts'
import { legs } from './spread.ts'

/** Lines that connect spread pins to their actual place. */
export function MapLegs({ from, to }: { from: Spot; to: readonly Spot[] }) {
  const { name } = palette(useDark())
  return (
    <Source id="legs" type="geojson" data={legs(from, to)}>
      <Layer id="legs" type="line" paint={{ 'line-color': name, 'line-width': 1 }} />
    </Source>
  )
}
