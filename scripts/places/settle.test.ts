import { expect, test } from 'vitest'
import { codesOf } from './codes.ts'
import { keyOf, namesOf, shortKeyOf } from './name.ts'
import { partsOf } from './parts.ts'
import { kilometres } from './point.ts'
import { settle } from './settle.ts'
import type { Settlement, Sources, Stop } from './sources.ts'
import { townsOf } from './towns.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })

const town = (name: string, municipality: string, point: ReturnType<typeof at>, more: Partial<Settlement> = {}): Settlement => ({
  name,
  names: [name],
  kind: 'seat',
  municipality,
  population: 1000,
  point,
  ...more,
})

const stop = (name: string, point: ReturnType<typeof at>): Stop => ({ point, town: keyOf(name), isStation: false })

/** Two towns of the same name in Hesse, one known only from its stops, and a town with two codes. */
const sources: Sources = {
  codes: {
    65618: ['Selters (Taunus)'],
    65510: ['Idstein'],
    65529: ['Waldems'],
    65197: ['Wiesbaden'],
    65199: ['Wiesbaden'],
    36355: ['Selters'],
  },
  settlements: [
    town('Selters', '06533014', at(50.35, 8.27)),
    town('Selters', '06535099', at(50.5, 9.3)),
    town('Idstein', '06439008', at(50.22, 8.27)),
    town('Wiesbaden', '06414000', at(50.08, 8.24), { population: 278_609 }),
    town('Biebrich', '06414000', at(50.04, 8.24), { kind: 'part', population: 40_000 }),
  ],
  stations: [
    { name: 'Wiesbaden Hbf', code: '65199', point: at(50.07, 8.18) },
    { name: 'Lauterbach', code: '36355', point: at(50.5, 9.31) },
  ],
  stops: new Map([[shortKeyOf('Waldems'), [at(50.25, 8.31), at(50.26, 8.32), at(50.27, 8.33)].map((point) => stop('Waldems', point))]]),
}
const towns = townsOf(settle(sources), sources)
const codes = codesOf(towns, sources)
const placeOf = (code: string) => codes.find((one) => one.code === code)!

test('every postal code has a place', () => {
  expect(codes.map(({ code }) => code)).toEqual(Object.keys(sources.codes).toSorted())
})
test('of towns with one name the one near the neighbours and stations of the code is meant', () => {
  expect(kilometres(placeOf('65618').point, at(50.35, 8.27))).toBeLessThan(1)
  expect(kilometres(placeOf('36355').point, at(50.5, 9.3))).toBeLessThan(1)
})
test('what only stops know lies in the middle of them', () => {
  expect(kilometres(placeOf('65529').point, at(50.26, 8.32))).toBeCloseTo(0)
})
test('in a town with several codes one lies at its stations', () => {
  expect(placeOf('65199').point).toEqual(at(50.07, 8.18))
  expect(placeOf('65197').towns[0]).toBe(placeOf('65199').towns[0])
})
test('a part of a town belongs to it', () => {
  expect(partsOf(towns, sources)).toEqual([expect.objectContaining({ name: 'Biebrich', town: placeOf('65197').towns[0] })])
})
test.each([
  ['Cottbus - Chóśebuz', ['Cottbus', 'Chóśebuz']],
  ['Neustadt\\/ Westerwald', ['Neustadt/Westerwald']],
  ['Halle (Saale)', ['Halle (Saale)']],
])('%s is written %j', (written, names) => expect(namesOf(written)).toEqual(names))

test.each([
  ['Frankfurt (Oder)', 'Frankfurt am Main'],
  ['Lahr/Schwarzwald', 'Lahr'],
  ['Neustadt a.d. Aisch', 'Neustadt in Holstein'],
  ['Weiden i.d. Oberpfalz', 'Weiden'],
])('%s and %s sound alike', (one, other) => {
  expect(shortKeyOf(one)).toBe(shortKeyOf(other))
  expect(keyOf(one)).not.toBe(keyOf(other))
})
