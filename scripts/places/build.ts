import { writeFileSync } from 'node:fs'
import { allCodes, gazetteerFile, parseGazetteer } from '../../server/src/place/gazetteer.ts'
import { trialAccuracy } from './accuracy.ts'
import { packed, tablesOf } from './artifact.ts'
import { codesOf } from './codes.ts'
import { partsOf } from './parts.ts'
import { settle } from './settle.ts'
import { readSources } from './sources.ts'
import { townsOf } from './towns.ts'

// npm run places: writes the built-in places, server/src/place/places.tsv.br, from the packages of docs/rules/places.md, and prints their
// accuracy.

const sources = readSources()
const towns = townsOf(settle(sources), sources)
const codes = codesOf(towns, sources)
const parts = partsOf(towns, sources)
const tables = tablesOf({ towns, parts, codes, settlements: sources.settlements })
const file = packed(tables)
writeFileSync(gazetteerFile, file)

const known = new Set(allCodes(parseGazetteer(tables)).map(({ code }) => code))
const all = Object.keys(sources.codes)
const { codes: compared, median, nineTenths } = trialAccuracy(sources)
const lines = [
  `${all.filter((code) => known.has(code)).length} of ${all.length} postal codes have a place; ${towns.length} towns, ${parts.length} parts of towns.`,
  `${(file.length / 1000).toFixed(0)} KB (at most 500).`,
  `Built without db-stations, ${compared} codes lie ${median.toFixed(2)} km from their stations in the median (at most 1.5), nine tenths within ${nineTenths.toFixed(2)} km (at most 6).`,
]
for (const line of lines) process.stdout.write(`${line}\n`)
process.exitCode = all.every((code) => known.has(code)) && file.length <= 500_000 && median <= 1.5 && nineTenths <= 6 ? 0 : 1
