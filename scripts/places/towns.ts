import type { Point } from './point.ts'
import { between, centre, kilometres, middle } from './point.ts'
import type { PostalArea } from './settle.ts'
import { grouped, stopsNear } from './settle.ts'
import type { Settlement, Sources } from './sources.ts'

/** A municipality with its postal codes in order; `point` is its centre, `homes` where its inhabitants live. */
export type Town = { names: string[]; point: Point; homes: Point; population: number; settlement: Settlement | null; codes: string[] }

/** Towns of the same name are one town if GeoNames says so, or if they are at most this many kilometres apart. */
const apart = 25

/** A small town lies around its town hall, a large one where its stops are: the weight of the stops against the centre. */
const shareOfStops = (codes: string[]): number => (codes.length > 1 ? 1 : 0.35)

/** The municipalities of all codes, once each. One without a source lies where its postal code does. */
export function townsOf(served: PostalArea[], { stops }: Sources): Town[] {
  const pointOfCode = pointsByCode(served)
  const towns = [...grouped(served, ({ names }) => [names[0]!]).values()].flatMap((namesakes) => {
    const found: Town[] = []
    for (const { code, names, settlement, point: own } of namesakes) {
      const point = own ?? pointOfCode(code)
      const known = found.find((town) =>
        settlement && town.settlement ? town.settlement === settlement : kilometres(town.point, point) < apart,
      )
      if (known) known.codes.push(code)
      else found.push({ names, point, homes: point, population: settlement?.population ?? 0, settlement, codes: [code] })
    }
    return found
  })
  return towns.map((town) => {
    const name = town.names[0]!
    const own = stopsNear(stops, { name, near: town.point }).filter((point) => kilometres(point, town.point) < 12)
    return own.length < 2 ? town : { ...town, homes: between(town.point, middle(own), shareOfStops(town.codes)) }
  })
}

/** The location of a code from its located places, or of the numerically nearest code that has any. */
function pointsByCode(served: PostalArea[]): (code: string) => Point {
  const placed = served.filter((one): one is PostalArea & { point: Point } => one.point !== null)
  const of = grouped(placed, ({ code }) => [code])
  const codes = [...of.keys()]
  const distance = (code: string, other: string) => Math.abs(Number(code) - Number(other))
  return (code) => {
    const next = of.has(code) ? code : codes.reduce((best, other) => (distance(code, other) < distance(code, best) ? other : best))
    return centre(of.get(next)!.map(({ point }) => ({ point, weight: 1 })))
  }
}
