import { federalState } from '../../server/src/place/federal-state.ts'
import { stateOfKey } from '../../server/src/place/gazetteer.ts'
import { keyOf, namesOf, shortKeyOf } from './name.ts'
import type { Point } from './point.ts'
import { kilometres, middle } from './point.ts'
import type { Settlement, Sources, Stop } from './sources.ts'

/** A municipality within a postal code, and its location; null: in none of the sources. */
export type PostalArea = { code: string; names: string[]; settlement: Settlement | null; point: Point | null }

/** Maximum kilometres between a place and the expected location of its postal code: beyond doubt, by short name, and at all. */
const reach = { sure: 30, short: 25, ever: 60 }

/** Locates every municipality of every postal code: first names unique in their state, then the others close to those already located. */
export function settle({ codes, settlements, stations, stops }: Sources): PostalArea[] {
  const wholes = settlements.filter(({ kind }) => kind !== 'part')
  const byName = grouped(wholes, ({ names }) => names.map(keyOf))
  const byShortName = grouped(wholes, ({ name }) => [shortKeyOf(name)])
  const stationsOf = grouped(stations, ({ code }) => [code])
  const served = Object.keys(codes)
    .toSorted()
    .flatMap((code) => codes[code]!.map((name): PostalArea => ({ code, names: namesOf(name), settlement: null, point: null })))
  const neighbours = neighbourhood(served)
  const expected = (one: PostalArea) => middleOf((stationsOf.get(one.code) ?? []).map(({ point }) => point)) ?? neighbours(one)
  const same = ({ code, names }: PostalArea) => inState(code, byName.get(keyOf(names[0]!)) ?? [])
  const alike = ({ code, names }: PostalArea) => inState(code, byShortName.get(shortKeyOf(names[0]!)) ?? [])

  for (const one of served) {
    const [only, ...others] = seatsFirst(same(one))
    if (only && others.length === 0) Object.assign(one, { settlement: only, point: only.point })
  }
  for (const one of served) {
    const around = expected(one)
    if (around === null || (one.point && kilometres(one.point, around) < reach.sure)) continue
    // Stops tell Selters (Taunus) from Selters (Westerwald).
    const near = middleOf(stopsOf(stops, one.names[0]!).filter((point) => kilometres(point, around) < reach.ever)) ?? around
    // A name that is unique in the source may still belong to another place.
    const only = one.settlement
    const settlement =
      nearest(same(one), near, reach.sure) ??
      nearest(alike(one), near, reach.short) ??
      (only && isInState(one.code, only) && codes[one.code]!.length === 1 ? only : null)
    const point = settlement?.point ?? middleOf(stopsNear(stops, { name: one.names[0]!, near }))
    const far = point === null ? (nearest(same(one), near, reach.ever) ?? nearest(alike(one), near, reach.ever)) : settlement
    Object.assign(one, { settlement: far ?? null, point: point ?? far?.point ?? null })
  }
  return served
}

/** Those in the state of the code, or all if none is. */
const inState = (code: string, all: Settlement[]): Settlement[] => someOf(all, (one) => isInState(code, one))

/** Most places with postal codes are the seat of a municipality. */
const seatsFirst = (all: Settlement[]): Settlement[] => someOf(all, ({ kind }) => kind === 'seat')

function someOf(all: Settlement[], isWanted: (one: Settlement) => boolean): Settlement[] {
  const wanted = all.filter(isWanted)
  return wanted.length > 0 ? wanted : all
}

const isInState = (code: string, { municipality }: Settlement): boolean => stateOfKey(municipality) === federalState('DE', code)

/** Stops that contain the town's full name. */
function stopsOf(stops: Map<string, Stop[]>, name: string): Point[] {
  const key = keyOf(name)
  return key === shortKeyOf(name) ? [] : (stops.get(shortKeyOf(name)) ?? []).filter(({ town }) => town === key).map(({ point }) => point)
}

/** Stops near a point in a town of that name; those with the full name take precedence. */
export function stopsNear(stops: Map<string, Stop[]>, { name, near }: { name: string; near: Point }): Point[] {
  const key = keyOf(name)
  const around = (stops.get(shortKeyOf(name)) ?? []).filter(({ point }) => kilometres(point, near) < reach.short)
  const exact = around.filter(({ town }) => town === key)
  return (exact.length > 0 ? exact : around).map(({ point }) => point)
}

/** The location of the code's other places and of codes of similar number in its region; null: none located yet. */
function neighbourhood(served: PostalArea[]): (one: PostalArea) => Point | null {
  const codes = [...new Set(served.map(({ code }) => code))]
  const order = new Map(codes.map((code, index) => [code, index]))
  const of = grouped(served, ({ code }) => [code])
  return (one) => {
    const points: Point[] = []
    for (let distance = 0; distance < 40 && points.length < 8; distance++) {
      const sides = distance === 0 ? [0] : [-distance, distance]
      const beside = sides.map((side) => codes[order.get(one.code)! + side]).filter((code) => code?.slice(0, 2) === one.code.slice(0, 2))
      points.push(...beside.flatMap((code) => of.get(code!)!.flatMap((other) => (other === one ? [] : (other.point ?? [])))))
    }
    return middleOf(points)
  }
}

function nearest(all: Settlement[], near: Point, limit: number): Settlement | undefined {
  const within = all.filter(({ point }) => kilometres(point, near) < limit)
  return seatsFirst(within).toSorted((one, other) => kilometres(one.point, near) - kilometres(other.point, near))[0]
}

const middleOf = (points: Point[]): Point | null => (points.length === 0 ? null : middle(points))

/** The values grouped by each of their keys. */
export function grouped<Value>(values: Value[], keys: (value: Value) => string[]): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) {
    for (const key of new Set(keys(value))) {
      const group = groups.get(key)
      if (group) group.push(value)
      else groups.set(key, [value])
    }
  }
  return groups
}
