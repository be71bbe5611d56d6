import { expect, test } from 'vitest'
import { towns, zoomWithTown } from './towns.ts'

test('towns of 5,000 inhabitants are on the map, and districts that lie by themselves', () => {
  const ranks = Object.fromEntries(towns.map(([name, rank]) => [name, rank]))
  expect(ranks).toMatchObject({ Berlin: 0, Husum: expect.any(Number), Kamenz: 4, Nebra: 5, Westerland: 4, Pasing: 5 })
})

test.for([
  ['in a large town', { latitude: 50.7374, longitude: 7.0982 }, 9],
  ['beside a small one, Kappeln', { latitude: 54.66, longitude: 9.95 }, 9],
  ['on an island whose only town is a district', { latitude: 54.89, longitude: 8.36 }, 9],
  ['between the towns of the Eifel', { latitude: 50.14, longitude: 6.35 }, 8],
  ['where the map knows of no town', { latitude: 28.1, longitude: -15.4 }, 5],
] as const)('%s a map comes so near that a town of 5,000 stays in sight', ([, spot, zoom]) => {
  expect(zoomWithTown(spot, 9)).toBe(zoom)
})
