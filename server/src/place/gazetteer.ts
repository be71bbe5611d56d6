import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { StateCode } from '@kasack/contract/federal-state.ts'

type Point = { latitude: number; longitude: number }

export type District = { key: string; name: string; state: StateCode }

/**
 * A municipality. `names`: its own first, then alternatives; `code`: its postal code, if it has only one; `isAlone`: its name is unique.
 */
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

/** A postal code with its towns, the one with most of its people first. */
export type Code = Point & { kind: 'postcode'; id: string; code: string; towns: [Town, ...Town[]] }

/** The gazetteer as its text: rows become places only when needed, as places they would take fifty megabytes. */
export type Gazetteer = {
  rows: { towns: string[]; parts: string[]; codes: string[] }
  town: (row: number) => Town
  part: (row: number) => Part
  code: (row: number) => Code
}

/** Written by `npm run places`; docs/rules/places.md names the sources. */
export const gazetteerFile = new URL('places.tsv.br', import.meta.url)

export const readGazetteer = (): Gazetteer => parseGazetteer(brotliDecompressSync(readFileSync(gazetteerFile)).toString())

let known: Gazetteer | undefined

/** Same, read on first use. */
export const knownGazetteer = (): Gazetteer => (known ??= readGazetteer())

export const allCodes = ({ rows, code }: Gazetteer): Code[] => rows.codes.map((_, row) => code(row))

export const allTowns = ({ rows, town }: Gazetteer): Town[] => rows.towns.map((_, row) => town(row))

/** Four tables with a row per line: districts, towns, parts of towns, postal codes. Rows refer to a town or district by its line. */
export function parseGazetteer(text: string): Gazetteer {
  const [districts, towns, parts, codes] = text.split('\n\n').map((table) => table.split('\n')) as [string[], string[], string[], string[]]

  function district(row: number): District {
    const [key, name] = cells<['key', 'name']>(districts, row)
    return { key, name, state: stateOfKey(key) }
  }
  function town(row: number): Town {
    const [names, population, latitude, longitude, of, id, only, namesakes] = cells<TownCells>(towns, row)
    return {
      kind: 'place',
      id,
      names: names.split('|') as [string, ...string[]],
      ...pointOf(latitude, longitude),
      population: Number(population),
      district: district(Number(of)),
      code: only === '' ? null : only,
      isAlone: namesakes === '',
    }
  }
  function part(row: number): Part {
    const [name, population, latitude, longitude, of] = cells<['name', 'population', 'latitude', 'longitude', 'town']>(parts, row)
    const around = town(Number(of))
    const point = pointOf(latitude, longitude)
    return { kind: 'locality', id: `${around.id}.${row}`, names: [name], ...point, population: Number(population), town: around }
  }
  function code(row: number): Code {
    const [digits, latitude, longitude, served] = cells<['code', 'latitude', 'longitude', 'towns']>(codes, row)
    const of = served.split(',').map((one) => town(Number(one))) as [Town, ...Town[]]
    return { kind: 'postcode', id: digits, code: digits, ...pointOf(latitude, longitude), towns: of }
  }
  return { rows: { towns, parts, codes }, town, part, code }
}

type TownCells = ['names', 'population', 'latitude', 'longitude', 'district', 'id', 'code', 'namesakes']

const cells = <Names extends string[]>(table: string[], row: number) => table[row]!.split('\t') as { [Name in keyof Names]: string }

const pointOf = (latitude: string, longitude: string): Point => ({ latitude: Number(latitude), longitude: Number(longitude) })

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

/** The state in the first two digits of an official key of a district or municipality. */
export const stateOfKey = (key: string): StateCode => states[Number(key.slice(0, 2)) - 1]!
