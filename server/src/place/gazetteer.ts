import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { StateCode } from '@kasack/contract/federal-state.ts'

type Point = { latitude: number; longitude: number }

export type District = { key: string; name: string; state: StateCode }

/** A municipality. `names`: its own, then what else it is called; `code`: its postal code, if it has but one; `isAlone`: no other has its name. */
export type Town = Point & {
  kind: 'place'
  id: string
  names: [string, ...string[]]
  population: number
  district: District
  code: string | null
  isAlone: boolean
}

/** A part of a town, or a village in its municipality. */
export type Part = Point & { kind: 'locality'; id: string; names: [string]; population: number; town: Town }

/** A postal code with the towns it serves, the one most of its people live in first. */
export type Code = Point & { kind: 'postcode'; id: string; code: string; towns: [Town, ...Town[]] }

export type Gazetteer = { towns: Town[]; parts: Part[]; codes: Code[] }

/** Written by `npm run places`; docs/rules/places.md says from what. */
export const gazetteerFile = new URL('places.tsv.br', import.meta.url)

export const readGazetteer = (): Gazetteer => parseGazetteer(brotliDecompressSync(readFileSync(gazetteerFile)).toString())

/** Four tables, each line a row: districts, towns, parts of towns, postal codes; a number of a town or district is its line. */
export function parseGazetteer(text: string): Gazetteer {
  const [districtRows, townRows, partRows, codeRows] = text
    .split('\n\n')
    .map((table) => table.split('\n').map((row) => row.split('\t'))) as Tables
  const districts = districtRows.map(([key, name]): District => ({ key, name, state: stateOfKey(key) }))
  const towns = townRows.map(([names, latitude, longitude, population, district, first]): Town => ({
    kind: 'place',
    id: first,
    names: names.split('|') as [string, ...string[]],
    ...pointOf(latitude, longitude),
    population: Number(population),
    district: districts[Number(district)]!,
    code: null,
    isAlone: true,
  }))
  const parts = partRows.map(([name, latitude, longitude, population, town], index): Part => {
    const of = towns[Number(town)]!
    const point = pointOf(latitude, longitude)
    return { kind: 'locality', id: `${of.id}.${index}`, names: [name], ...point, population: Number(population), town: of }
  })
  for (const namesakes of Map.groupBy(towns, ({ names: [name] }) => name).values())
    if (namesakes.length > 1) for (const town of namesakes) town.isAlone = false
  const counts = new Map<Town, number>()
  const codes = codeRows.map(([code, latitude, longitude, served]): Code => {
    const of = served.split(',').map((town) => towns[Number(town)]!) as [Town, ...Town[]]
    for (const town of of) {
      counts.set(town, (counts.get(town) ?? 0) + 1)
      town.code = counts.get(town) === 1 ? code : null
    }
    return { kind: 'postcode', id: code, code, ...pointOf(latitude, longitude), towns: of }
  })
  return { towns, parts, codes }
}

type Tables = [
  [key: string, name: string][],
  [names: string, latitude: string, longitude: string, population: string, district: string, id: string][],
  [name: string, latitude: string, longitude: string, population: string, town: string][],
  [code: string, latitude: string, longitude: string, towns: string][],
]

const pointOf = (latitude: string, longitude: string) => ({ latitude: Number(latitude), longitude: Number(longitude) })

const states = [
  'SH',
  'HH',
  'NI',
  'HB',
  'NW',
  'HE',
  'RP',
  'BW',
  'BY',
  'SL',
  'BE',
  'BB',
  'MV',
  'SN',
  'ST',
  'TH',
] as const satisfies StateCode[]

/** The state that an official key of a district or municipality begins with. */
export const stateOfKey = (key: string): StateCode => states[Number(key.slice(0, 2)) - 1]!
