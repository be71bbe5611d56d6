import type { Cluster } from './clusters.ts'
import type { Pin, Spot } from './pin.ts'

/** In pixels: from the number to the pins around it, and from one of them to the next. */
const [away, apart] = [48, 36]

/** So many pins are spread around their number. */
export const mostSpread = 24

/** How a map turns places into its own pixels, and back. */
export type Projection = {
  project: (place: [number, number]) => { x: number; y: number }
  unproject: (point: [number, number]) => { lng: number; lat: number }
}

/** The pins of a cluster in rings around it, so that each can be told from the others: where they stand, not where they are. */
export function spread<P extends Pin>(cluster: Cluster<P>, { project, unproject }: Projection): P[] {
  const { x, y } = project([cluster.longitude, cluster.latitude])
  const pins = cluster.pins(mostSpread)
  return pins.map((pin, index) => {
    const [right, down] = offset(index, pins.length)
    const { lng: longitude, lat: latitude } = unproject([x + right, y + down])
    return { ...pin, latitude, longitude }
  })
}

/** Each ring holds as many as have room on it, and shares it among those that are left for it. */
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

/** From the number to each of its pins. */
export const legs = ({ longitude, latitude }: Spot, pins: readonly Spot[]): GeoJSON.MultiLineString => ({
  type: 'MultiLineString',
  coordinates: pins.map((pin) => [
    [longitude, latitude],
    [pin.longitude, pin.latitude],
  ]),
})
