import type { Cluster } from './clusters.ts'
import type { Pin, Spot } from './pin.ts'

/** In pixels: from the cluster to its first ring, and between neighbouring pins. */
const [away, apart] = [48, 36]

/** The most pins that are spread around their cluster. */
export const mostSpread = 24

/** Converts places to the map's pixels, and back. */
export type Projection = {
  project: (place: [number, number]) => { x: number; y: number }
  unproject: (point: [number, number]) => { lng: number; lat: number }
}

/** Arranges the pins of a cluster in rings around it, so that they can be told apart; the result is where they are drawn. */
export function spread<P extends Pin>(cluster: Cluster<P>, { project, unproject }: Projection): P[] {
  const { x, y } = project([cluster.longitude, cluster.latitude])
  const pins = cluster.pins(mostSpread)
  return pins.map((pin, index) => {
    const [right, down] = offset(index, pins.length)
    const { lng: longitude, lat: latitude } = unproject([x + right, y + down])
    return { ...pin, latitude, longitude }
  })
}

/** Each ring takes as many pins as fit, evenly spaced. */
function offset(index: number, count: number): [number, number] {
  let [first, radius] = [0, away]
  while (index >= first + roomOn(radius)) {
    first += roomOn(radius)
    radius += apart
  }
  const angle = (2 * Math.PI * (index - first)) / Math.min(roomOn(radius), count - first) - Math.PI / 2
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

const roomOn = (radius: number): number => Math.floor((2 * Math.PI * radius) / apart)

/** Lines from the cluster to each of its pins. */
export const legs = ({ longitude, latitude }: Spot, pins: readonly Spot[]): GeoJSON.MultiLineString => ({
  type: 'MultiLineString',
  coordinates: pins.map((pin) => [
    [longitude, latitude],
    [pin.longitude, pin.latitude],
  ]),
})
