import { brotliCompressSync, constants } from 'node:zlib'
import { stateOfKey } from '../../server/src/place/gazetteer.ts'
import { federalState } from '../../server/src/place/federal-state.ts'
import type { Code } from './codes.ts'
import districts from './district.json' with { type: 'json' }
import { keyOf } from './name.ts'
import type { Part } from './parts.ts'
import type { Point } from './point.ts'
import { kilometres } from './point.ts'
import type { Settlement } from './sources.ts'
import type { Town } from './towns.ts'

/** The four tables of server/src/place/gazetteer.ts. */
export function tablesOf({
  towns,
  parts,
  codes,
  settlements,
}: {
  towns: Town[]
  parts: Part[]
  codes: Code[]
  settlements: Settlement[]
}): string {
  const districtOf = districtFinder(towns, settlements)
  const keys = [...new Set(towns.map(districtOf))].toSorted()
  // A district missing from the list is a city in its own right.
  const cityOf = (key: string) =>
    towns.filter((town) => districtOf(town) === key).reduce((one, other) => (other.population > one.population ? other : one))
  const lineOf = new Map(towns.map((town, index) => [town, index]))
  const ids = idsOf(towns)
  const names = towns.map((town) => town.names[0]!)
  return [
    keys.map((key) => [key, (districts as Record<string, string>)[key] ?? cityOf(key).names[0]!]),
    towns.map((town) => [
      spellings(town.names).join('|'),
      town.population,
      ...degrees(town.point),
      keys.indexOf(districtOf(town)),
      ids.get(town)!,
      town.codes.length === 1 ? town.codes[0]! : '',
      names.filter((name) => name === town.names[0]).length > 1 ? 'others' : '',
    ]),
    parts.map((part) => [part.name, part.population, ...degrees(part.point), lineOf.get(part.town)!]),
    codes.map((code) => [code.code, ...degrees(code.point), code.towns.map((town) => lineOf.get(town)!).join(',')]),
  ]
    .map((rows) => rows.map((row) => row.join('\t')).join('\n'))
    .join('\n\n')
}

export const packed = (tables: string): Buffer =>
  brotliCompressSync(tables, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } })

/** Accurate to eleven metres. */
const degrees = ({ latitude, longitude }: Point): string[] => [latitude.toFixed(4), longitude.toFixed(4)]

/** Stable across builds: the town's first postal code, and its index among the towns with that code. */
function idsOf(towns: Town[]): Map<Town, string> {
  const counts = new Map<string, number>()
  return new Map(
    towns.map((town) => {
      const code = town.codes[0]!
      const count = counts.get(code) ?? 0
      counts.set(code, count + 1)
      return [town, `${code}.${count}`]
    }),
  )
}

/** The district of a town: that of its municipality, or of the nearest one in the same state. */
function districtFinder(towns: Town[], settlements: Settlement[]): (town: Town) => string {
  const found = new Map(
    towns.map((town) => {
      if (town.settlement) return [town, town.settlement.municipality.slice(0, 5)]
      const state = federalState('DE', town.codes[0]!)
      const own = settlements.filter(({ municipality }) => stateOfKey(municipality) === state)
      const distance = ({ point }: Settlement) => kilometres(point, town.point)
      const next = own.reduce((best, other) => (distance(other) < distance(best) ? other : best))
      return [town, next.municipality.slice(0, 5)]
    }),
  )
  return (town) => found.get(town)!
}

/** Abbreviations in names, and the English names of the largest towns. */
const whole: Record<string, string> = {
  'Bay.': 'Bayern',
  'Erzgeb.': 'Erzgebirge',
  'Hann.': 'Hannoversch',
  NB: 'Niederbayern',
  'O.L.': 'Oberlausitz',
  'OPf.': 'Oberpfalz',
  'Thür.': 'Thüringen',
  'UFr.': 'Unterfranken',
  'Vogtl.': 'Vogtland',
  'Westf.': 'Westfalen',
}
const abroad: Record<string, string> = { Hannover: 'Hanover', Köln: 'Cologne', München: 'Munich', Nürnberg: 'Nuremberg' }

/** The name of a town, then its other search terms. */
function spellings(names: string[]): string[] {
  const [name] = names as [string]
  const short = Object.keys(whole).find((one) => new RegExp(`(?<!\\p{L})${one.replaceAll('.', '[.]')}(?!\\p{L})`, 'u').test(name))
  const others = [short && name.replace(short, whole[short]!), abroad[name]].filter((one) => one !== undefined)
  return [...new Map([...names, ...others].map((one) => [keyOf(one), one])).values()]
}
