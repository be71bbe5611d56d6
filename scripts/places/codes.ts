import { federalState } from '../../server/src/place/federal-state.ts'
import { stateOfKey } from '../../server/src/place/gazetteer.ts'
import { shortKeyOf } from './name.ts'
import type { Point, WeightedPoint } from './point.ts'
import { between, centre, kilometres } from './point.ts'
import { grouped } from './settle.ts'
import type { Station, Stop } from './sources.ts'
import type { Town } from './towns.ts'

/** A postal code and the towns it serves: the one with most of its inhabitants first. */
export type Code = { code: string; point: Point; towns: Town[] }

/** The point of every code: where its inhabitants probably live. */
export function codesOf(towns: Town[], sources: { stations: Station[]; stops: Map<string, Stop[]> }): Code[] {
  const stationsOf = grouped(sources.stations, ({ code }) => [code])
  const within = new Map(
    towns.filter(({ codes }) => codes.length > 1).map((town) => [town, quarters(town, { stationsOf, stops: sources.stops })]),
  )
  const byCode = grouped(towns, ({ codes }) => codes)
  return [...byCode.keys()].toSorted().map((code) => {
    const own = byCode
      .get(code)!
      .toSorted((one, other) => Number(isAt(code, other)) - Number(isAt(code, one)) || peopleOf(other) - peopleOf(one))
    const at = centre(own.map((town) => ({ point: within.get(town)?.(code) ?? town.homes, weight: peopleOf(town) })))
    const stations = stationsOf.get(code)
    const point = stations && own[0]!.codes.length === 1 ? between(at, meanOf(stations), 0.4) : at
    return { code, point, towns: own }
  })
}

/** A code that crosses a state border is named after a town on the side where most of its inhabitants live. */
const isAt = (code: string, { settlement }: Town): boolean =>
  settlement !== null && stateOfKey(settlement.municipality) === federalState('DE', code)

/** Inhabitants per code of the town. A code that extends beyond a town covers its outskirts, where fewer live. */
function peopleOf({ population, codes }: Town): number {
  const each = Math.max(population, 100) / codes.length
  if (codes.length === 1) return each
  return codes.length > 4 ? each / 5 : each / 3
}

/** Where each code of a town lies: by its stations and the stops nearest to them, otherwise between codes of similar number. */
function quarters(
  town: Town,
  { stationsOf, stops }: { stationsOf: Map<string, Station[]>; stops: Map<string, Stop[]> },
): (code: string) => Point {
  const known = town.codes.flatMap((code) => (stationsOf.get(code) ?? []).filter(({ point }) => kilometres(point, town.point) < 25))
  const ownStops = known.length < 2 ? [] : stopsOf(stops, town)
  const nearby = grouped(ownStops, (point) => [
    known.reduce((best, station) => (distance(station, point) < distance(best, point) ? station : best)).code,
  ])
  const places = new Map(
    [...grouped(known, ({ code }) => [code])].map(([code, stations]) => {
      const around = nearby.get(code)
      const station = meanOf(stations)
      return [code, around ? between(station, centre(around.map((point) => ({ point, weight: 1 }))), 0.5) : station]
    }),
  )
  return (code) => places.get(code) ?? beside(code, places) ?? town.homes
}

const distance = ({ point }: Station, other: Point) => kilometres(point, other)

const stopsOf = (stops: Map<string, Stop[]>, { names: [name], point: near }: Town): Point[] =>
  (stops.get(shortKeyOf(name!)) ?? []).map(({ point }) => point).filter((point) => kilometres(point, near) < 20)

/** Postal codes were assigned street by street, so a code lies near its numerical neighbours. */
function beside(code: string, places: Map<string, Point>): Point | null {
  const number = Number(code)
  const all = [...places].map(([other, point]): WeightedPoint => ({ point, weight: 1 / (1 + Math.abs(Number(other) - number)) ** 2 }))
  return all.length === 0 ? null : centre(all)
}

const meanOf = (stations: Station[]): Point => centre(stations.map(({ point }) => ({ point, weight: 1 })))
