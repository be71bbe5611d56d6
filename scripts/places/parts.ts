import { keyOf, shortKeyOf } from './name.ts'
import type { Point } from './point.ts'
import { kilometres } from './point.ts'
import { grouped } from './settle.ts'
import type { Settlement, Sources, Station } from './sources.ts'
import type { Town } from './towns.ts'

/** A part of a town, or a village of its municipality. */
export type Part = { name: string; point: Point; population: number; town: Town }

/** Places within a town: populated places that are no municipality with a postal code, and parts that stations are named after. */
export function partsOf(towns: Town[], { settlements, stations }: Sources): Part[] {
  const villages = villagesOf(towns, settlements)
  const known = new Set(villages.map(nameInTown))
  const others = quartersOf(towns, stations).filter((part) => !known.has(nameInTown(part)))
  return [...villages, ...new Map(others.map((part) => [nameInTown(part), part])).values()]
}

const nameInTown = ({ name, town }: Part): string => `${keyOf(name)} in ${town.codes[0]} ${town.names[0]}`

function villagesOf(towns: Town[], settlements: Settlement[]): Part[] {
  const settled = new Set(towns.map(({ settlement }) => settlement))
  const byMunicipality = grouped(towns, ({ settlement }) => (settlement ? [settlement.municipality] : []))
  return settlements
    .filter((settlement) => !settled.has(settlement))
    .flatMap(({ name, point, population, municipality }) => {
      const town = (byMunicipality.get(municipality) ?? []).toSorted((one, other) => other.population - one.population)[0]
      return town === undefined || keyOf(town.names[0]!) === keyOf(name) ? [] : [{ name, point, population, town }]
    })
}

/** Stations of larger towns are named after their part of town: `Stuttgart-Bad Cannstatt`, `Dortmund-Aplerbeck Süd`. */
function quartersOf(towns: Town[], stations: Station[]): Part[] {
  const larger = grouped(
    towns.filter(({ codes }) => codes.length >= 4),
    ({ names: [name] }) => [shortKeyOf(name!)],
  )
  return stations.flatMap(({ name: station, point }) => {
    const [, of, named] = /^([^-(]+)-(\p{Lu}[^(]*)/u.exec(station) ?? []
    const name = named?.replace(side, '').trim()
    if (of === undefined || !name || noQuarter.test(name)) return []
    const town = (larger.get(shortKeyOf(of)) ?? []).find((one) => kilometres(one.point, point) < 20)
    return town ? [{ name, point, population: 0, town }] : []
  })
}

const side = /\s+(Nord|Süd|Ost|West|Mitte|Hp|Pbf|Hbf|Bf|Strand|Hafen|Skandinavienkai|Chempark|Farbwerke)$/u
const noQuarter =
  /(^|\s)(Nord|Süd|Ost|West|Mitte|Altstadt|Universität|Klinikum|Zoo|Messe|Tierpark|Stadthaus|Flughafen.*)$|(straße|str[.]|brücke|bahnhof|denkmal|krankenhaus|platz|werke?|park)$/u
