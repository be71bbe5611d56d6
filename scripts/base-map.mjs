import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countries } from './base-map/countries.mjs'
import { fetchSources } from './base-map/sources.mjs'
import { states } from './base-map/states.mjs'
import { towns } from './base-map/towns.mjs'
import { root } from './lib/step.mjs'

// npm run base-map: draws the built-in map (docs/decisions/111) from public sources, into the folder of the map.

const sources = await fetchSources()
for (const [name, features] of Object.entries({ countries: countries(sources), states: states(sources), towns: towns(sources) })) {
  const text = `{"type":"FeatureCollection","features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`
  writeFileSync(join(root, 'web', 'src', 'shared', 'map', `${name}.geojson`), text)
  console.log(`${name}: ${features.length} features, ${Math.round(text.length / 1024)} KB`)
}
