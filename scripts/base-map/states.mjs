import { rounded } from './sources.mjs'

/** Land; the sources list the sea and large lakes of a state as separate features. */
const onLand = 4

/** Label positions, clear of the large towns. */
const names = {
  'Baden-Württemberg': [9.05, 48.35],
  Bayern: [11.6, 48.85],
  Berlin: [13.4, 52.52],
  Brandenburg: [13.6, 52.05],
  Bremen: [8.8, 53.08],
  Hamburg: [9.99, 53.55],
  Hessen: [9.1, 50.6],
  'Mecklenburg-Vorpommern': [12.6, 53.75],
  Niedersachsen: [9.0, 52.75],
  'Nordrhein-Westfalen': [7.75, 51.45],
  'Rheinland-Pfalz': [7.35, 49.95],
  Saarland: [6.95, 49.4],
  Sachsen: [13.25, 51.1],
  'Sachsen-Anhalt': [11.75, 51.95],
  'Schleswig-Holstein': [9.75, 54.2],
  Thüringen: [11.1, 50.85],
}
const cityStates = ['Berlin', 'Bremen', 'Hamburg']

/** The area of Germany, its outline, the borders between states, and their labels. */
export function states({ laender, topojson }) {
  const areas = laender.flatMap((one) => one.features ?? [one]).filter(({ properties }) => properties.GF === onLand)
  const topology = topojson.simplify(
    topojson.presimplify(topojson.topology({ areas: { type: 'FeatureCollection', features: areas } }, 1e5)),
    4e-6,
  )
  const { areas: all } = topology.objects
  const between = topojson.mesh(topology, all, (a, b) => a.properties.GEN !== b.properties.GEN)
  const home = topojson.merge(topology, all.geometries)
  const shape = (kind, geometry) => ({
    type: 'Feature',
    properties: { kind },
    geometry: { ...geometry, coordinates: rounded(geometry.coordinates, 3) },
  })
  return [
    shape('home', home),
    shape('border', between),
    ...Object.entries(names)
      .filter(([name]) => !cityStates.includes(name))
      .map(([name, coordinates]) => ({ type: 'Feature', properties: { kind: 'name', name }, geometry: { type: 'Point', coordinates } })),
  ]
}
