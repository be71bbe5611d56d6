import { rounded } from './sources.mjs'

const germany = '276'

/** Country labels on the map, at positions where they fit. */
const named = [
  ['AT', 14.1, 47.6],
  ['BE', 4.6, 50.6],
  ['CH', 8.2, 46.8],
  ['CZ', 15.3, 49.8],
  ['DK', 9.2, 56.1],
  ['ES', -3.6, 40.2],
  ['FR', 2.6, 46.9],
  ['GB', -1.6, 52.8],
  ['HR', 16.4, 45.4],
  ['HU', 19.3, 47.2],
  ['IE', -8, 53.2],
  ['IT', 12.2, 43.2],
  ['LT', 23.9, 55.4],
  ['LU', 6.1, 49.75],
  ['NL', 5.6, 52.2],
  ['NO', 9, 61],
  ['PL', 19.3, 52.2],
  ['PT', -8.1, 39.6],
  ['RO', 25, 45.9],
  ['SE', 15, 60.6],
  ['SI', 14.8, 46.1],
  ['SK', 19.5, 48.7],
  ['UA', 31, 49.2],
]
const inGerman = new Intl.DisplayNames('de', { type: 'region' })
const inEnglish = new Intl.DisplayNames('en', { type: 'region' })

/** The land, the borders between countries except Germany's, and the labels. */
export function countries({ world, topojson }) {
  const simple = topojson.simplify(coarserFarAway(topojson.presimplify(world)), 0.0005)
  const borders = topojson.mesh(simple, simple.objects.countries, (a, b) => a !== b && a.id !== germany && b.id !== germany)
  return [
    ...simple.objects.countries.geometries.map((country) => areaOf(topojson.feature(simple, country).geometry)).filter(Boolean),
    { type: 'Feature', properties: { kind: 'border' }, geometry: { ...borders, coordinates: rounded(borders.coordinates, 3) } },
    ...named.map(([code, longitude, latitude]) => ({
      type: 'Feature',
      properties: { kind: 'name', de: inGerman.of(code), en: inEnglish.of(code) },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  ]
}

/** One shape per country: all land as a single shape has too many edges to fill without glitches. */
function areaOf(geometry) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  const kept = polygons.filter(([outside]) => isLarge(outside)).map(([outside, ...holes]) => [outside, ...holes.filter(isLarge)])
  const area = { type: 'MultiPolygon', coordinates: rounded(kept, 3) }
  return kept.length > 0 && { type: 'Feature', properties: { kind: 'land' }, geometry: area }
}

/** Draws the places of work in detail, and the rest of the world coarsely around them. */
function coarserFarAway(topology) {
  const weigh = ([longitude, latitude, weight]) => [longitude, latitude, weight * nearness(longitude, latitude)]
  return { ...topology, arcs: topology.arcs.map((arc) => arc.map(weigh)) }
}

function nearness(longitude, latitude) {
  if (longitude > 2 && longitude < 20 && latitude > 45 && latitude < 57) return 1
  if (longitude > -15 && longitude < 35 && latitude > 35 && latitude < 66) return 0.2
  return 0.004
}

/** Drops islands and lakes too small to be visible. */
function isLarge(ring) {
  const longitudes = ring.map(([longitude]) => longitude)
  const latitudes = ring.map(([, latitude]) => latitude)
  const width = Math.max(...longitudes) - Math.min(...longitudes)
  const [[longitude, latitude]] = ring
  return ring.length > 4 && width * (Math.max(...latitudes) - Math.min(...latitudes)) * nearness(longitude, latitude) > 0.002
}
