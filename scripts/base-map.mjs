import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countries } from './base-map/countries.mjs'
import { fetchSources } from './base-map/sources.mjs'
import { states } from './base-map/states.mjs'
import { towns } from './base-map/towns.mjs'
import { root } from './lib/step.mjs'

// npm run base-map: draws the built-in map (docs/decisions/110) from public sources into the map's folder.

const sources = await fetchSources()
const folder = join(root, 'web', 'src', 'shared', 'map')
const collection = (features) => `{"type":"FeatureCollection","features":${lines(features)}}\n`
const lines = (members) => `[\n${members.map((one) => JSON.stringify(one)).join(',\n')}\n]`
const drawn = {
  'countries.geojson': collection(countries(sources)),
  'states.geojson': collection(states(sources)),
  'towns.json': `${lines(towns(sources))}\n`,
}
for (const [name, text] of Object.entries(drawn)) {
  writeFileSync(join(folder, name), text)
  console.log(`${name}: ${Math.round(Buffer.byteLength(text) / 1024)} KB`)
}
