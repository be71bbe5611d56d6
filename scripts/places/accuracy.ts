import { codesOf } from './codes.ts'
import { centre, kilometres, quantile } from './point.ts'
import type { Sources } from './sources.ts'
import { grouped, settle } from './settle.ts'
import { townsOf } from './towns.ts'

/** Distance in kilometres between postal codes and the railway stations in them. */
export type Accuracy = { codes: number; median: number; nineTenths: number }

/** The accuracy of a trial build without the railway's stations, measured at the stations of each code. */
export function trialAccuracy(sources: Sources): Accuracy {
  const trial = {
    ...sources,
    stations: [],
    stops: new Map([...sources.stops].map(([town, stops]) => [town, stops.filter(({ isStation }) => !isStation)])),
  }
  const points = new Map(codesOf(townsOf(settle(trial), trial), trial).map(({ code, point }) => [code, point]))
  const errors = [...grouped(sources.stations, ({ code }) => [code])].flatMap(([code, stations]) => {
    const point = points.get(code)
    return point ? [kilometres(point, centre(stations.map((station) => ({ point: station.point, weight: 1 }))))] : []
  })
  return { codes: errors.length, median: quantile(errors, 0.5), nineTenths: quantile(errors, 0.9) }
}
