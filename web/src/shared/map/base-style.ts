import type { Language } from '@kasack/contract/text.ts'
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl'
import countries from './countries.geojson?url'
import type { Palette } from './palette.ts'
import states from './states.geojson?url'
import { ranks, towns } from './towns.ts'

/** The sources of `npm run base-map`. */
const attribution =
  'Natural Earth, © GeoBasis-DE / BKG 2021, <a href="https://www.geonames.org/" target="_blank" rel="noreferrer">GeoNames</a>'

const source = (data: string | GeoJSON.FeatureCollection) => ({ type: 'geojson' as const, data, maxzoom: 9, attribution })
const sourceAt = (url: string) => source(new URL(url, location.href).href)

/** Thousands of towns as GeoJSON; the file that `npm run base-map` writes takes a quarter of the space. */
const allTowns: GeoJSON.FeatureCollection = {
  type: 'FeatureCollection',
  features: towns.map(([name, rank, ...coordinates]) => ({
    type: 'Feature',
    properties: { name, rank },
    geometry: { type: 'Point', coordinates },
  })),
}
const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name]
/** Towns appear from the zoom of their rank on. */
const rankAtZoom: ExpressionSpecification = ['step', ['zoom'], 0, ...ranks.flat()]

/** The built-in map as a MapLibre style: countries, states and towns. Without glyphs the browser's own fonts are used. */
export function baseStyle(colour: Palette, language: Language): StyleSpecification {
  const name = { 'text-color': colour.name, 'text-halo-color': colour.land, 'text-halo-width': 1.5 }
  const quiet = { ...name, 'text-color': colour.quiet }
  return {
    version: 8,
    sources: { countries: sourceAt(countries), states: sourceAt(states), towns: source(allTowns) },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colour.sea } },
      { id: 'land', type: 'fill', source: 'countries', filter: kind('land'), paint: { 'fill-color': colour.abroad } },
      { id: 'home', type: 'fill', source: 'states', filter: kind('home'), paint: { 'fill-color': colour.land } },
      { id: 'states', type: 'line', source: 'states', filter: kind('border'), paint: { 'line-color': colour.state, 'line-width': 1 } },
      { id: 'borders', type: 'line', source: 'countries', filter: kind('border'), paint: { 'line-color': colour.border, 'line-width': 1 } },
      { id: 'edge', type: 'line', source: 'states', filter: kind('home'), paint: { 'line-color': colour.border, 'line-width': 1.2 } },
      {
        id: 'towns',
        type: 'symbol',
        source: 'towns',
        filter: ['<=', ['get', 'rank'], rankAtZoom],
        layout: {
          'text-field': ['concat', '• ', ['get', 'name']],
          'text-font': ['sans-serif'],
          'text-size': ['step', ['get', 'rank'], 13, 1, 12, 3, 11],
          'text-anchor': 'left',
          'text-offset': [-0.25, 0],
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: name,
      },
      {
        id: 'state-names',
        type: 'symbol',
        source: 'states',
        minzoom: 6,
        maxzoom: 9,
        filter: kind('name'),
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['sans-serif'],
          'text-size': 12,
          'text-letter-spacing': 0.08,
          'text-max-width': 8,
        },
        paint: quiet,
      },
      {
        id: 'country-names',
        type: 'symbol',
        source: 'countries',
        maxzoom: 7,
        filter: kind('name'),
        layout: { 'text-field': ['get', language], 'text-font': ['sans-serif'], 'text-size': 12, 'text-letter-spacing': 0.08 },
        paint: quiet,
      },
    ],
  }
}
