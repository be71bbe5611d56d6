import { expect, test } from 'vitest'
import { gather } from './clusters.ts'
import { nurse, ward } from './map.test-support.ts'
import type { Pin, PinKind } from './pin.ts'

const germany: [number, number, number, number] = [5, 47, 16, 56]

const pins = (count: number, kind: PinKind, [latitude, longitude, step]: [number, number, number]): Pin[] =>
  Array.from({ length: count }, (_, n) => ({ key: `${kind.noun.en} ${n}`, name: `${n}`, kind, latitude: latitude + n * step, longitude }))

test('many close pins are one cluster that counts them by kind', () => {
  const near = [...pins(4, ward, [50.7, 7.1, 0.001]), ...pins(3, nurse, [50.7, 7.1, 0.001])]
  const { clusters, pins: alone } = gather([...near, ...pins(1, { ...ward }, [53.5, 10, 0])]).within(germany, 5.3)
  expect(alone.map(({ latitude }) => latitude)).toEqual([53.5])
  expect(clusters.map(({ count, kinds }) => [count, kinds.get(ward), kinds.get(nurse)])).toEqual([[7, 4, 3]])
  expect(new Set(clusters[0]!.pins(99).map(({ key }) => key))).toEqual(new Set(near.map(({ key }) => key)))
})

test('the kinds of a cluster come to its number at every zoom', () => {
  const gathered = gather([...pins(30, ward, [50.7, 7.1, 0.02]), ...pins(20, nurse, [50.71, 7.1, 0.03])])
  for (const zoom of [4, 6, 7, 8, 9, 10])
    for (const { count, kinds } of gathered.within(germany, zoom).clusters)
      expect([...kinds.values()].reduce((sum, kind) => sum + kind, 0)).toBe(count)
})

test('a cluster falls apart where its pins are far enough from each other', () => {
  const gathered = gather(pins(4, ward, [50.7, 7.1, 0.02]))
  const [cluster] = gathered.within(germany, 5).clusters
  const zoom = gathered.zoomApart(cluster!.id)!
  expect(zoom).toBeGreaterThan(5)
  expect(gathered.within(germany, zoom).pins.length + gathered.within(germany, zoom).clusters.length).toBeGreaterThan(1)
})

test('pins at the same place are never told apart', () => {
  const gathered = gather(pins(4, ward, [50.7, 7.1, 0]))
  const [cluster] = gathered.within(germany, 15).clusters
  expect(cluster!.count).toBe(4)
  expect(gathered.zoomApart(cluster!.id)).toBeNull()
})

test('of a few pins each is shown, unless one would cover another', () => {
  expect(gather(pins(3, ward, [50.7, 7.1, 0.2])).within(germany, 5).pins).toHaveLength(3)
  const { pins: alone, clusters } = gather([...pins(1, ward, [50.7, 7.1, 0]), ...pins(1, nurse, [50.7, 7.1, 0])]).within(germany, 5)
  expect([alone.length, clusters.map(({ count }) => count)]).toEqual([0, [2]])
})
