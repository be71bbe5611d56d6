import Supercluster from 'supercluster'
import type { Pin, PinKind, Spot } from './pin.ts'
import type { Bounds } from './view.ts'
import { maxZoom } from './view.ts'

/** Up to this many pins are shown separately, unless one would cover another. */
const fewPins = 3
/** Pins closer than `radius` pixels form a cluster; few pins only if they share one place. */
const [radius, atOnePlace] = [48, 1]

/** Pins too close to be shown separately: how many of each kind. */
export type Cluster<P extends Pin> = Spot & { id: number; count: number; kinds: Map<PinKind, number>; pins: (limit: number) => P[] }

type Counts = { kinds: Map<PinKind, number> }

/** Clusters pins, for any part of the map at any zoom. */
export function gather<P extends Pin>(pins: readonly P[]) {
  const index = new Supercluster<{ pin: P }, Counts>({
    radius: pins.length > fewPins ? radius : atOnePlace,
    maxZoom,
    minPoints: 2,
    map: ({ pin }) => ({ kinds: new Map([[pin.kind, 1]]) }),
    reduce: (all, { kinds }) => {
      all.kinds = new Map(all.kinds) // otherwise the counts of a cluster at the next zoom would change
      for (const [kind, count] of kinds) all.kinds.set(kind, (all.kinds.get(kind) ?? 0) + count)
    },
  })
  index.load(
    pins.map((pin) => ({ type: 'Feature', properties: { pin }, geometry: { type: 'Point', coordinates: [pin.longitude, pin.latitude] } })),
  )
  return {
    /** The pins and clusters in the bounds. */
    within(bounds: Bounds, zoom: number): { pins: P[]; clusters: Cluster<P>[] } {
      const found = { pins: [] as P[], clusters: [] as Cluster<P>[] }
      for (const { geometry, properties } of index.getClusters(bounds, Math.round(zoom))) {
        if (!('cluster' in properties)) {
          found.pins.push(properties.pin)
          continue
        }
        const [longitude = 0, latitude = 0] = geometry.coordinates
        const { cluster_id: id, point_count: count, kinds } = properties
        const all = (limit: number) => index.getLeaves(id, limit).map((leaf) => leaf.properties.pin)
        found.clusters.push({ id, count, longitude, latitude, kinds, pins: all })
      }
      return found
    },
    /** The zoom at which a cluster splits; null: never, all its pins share one place. */
    zoomApart(id: number): number | null {
      const zoom = index.getClusterExpansionZoom(id)
      return zoom > maxZoom ? null : zoom
    },
  }
}
