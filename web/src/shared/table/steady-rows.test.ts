import { describe, expect, test } from 'vitest'
import type { RecordEvent } from '../storage/pushed.ts'
import { added, lasting, withArrival } from './steady-rows.ts'

type Ward = { id: number; name: string }

const [north, south, west, east] = ['Nord', 'Süd', 'West', 'Ost'].map((name, at) => ({ id: at + 1, name })) as [Ward, Ward, Ward, Ward]
const shown = { rows: [north, south, west], marks: new Map() }
const arrival = (
  rows: Ward[],
  { page = 1, fewer = 0, events = {} }: { page?: number; fewer?: number; events?: Record<number, RecordEvent> } = {},
) => withArrival(shown, { rows, page, size: 3, fewer, lastEventOf: (id) => events[id] })

test('a row that says something else stays in its place', () => {
  const { rows } = arrival([{ ...south, name: 'Südwest' }, north, west])
  expect(rows.map(({ name }) => name)).toEqual(['Nord', 'Südwest', 'West'])
})

test('a record that came is not among the rows', () => {
  expect(arrival([east, north, south]).rows).toEqual([north, south, west])
})

test('a deleted row stays with its mark until the list is asked again', () => {
  const { rows, marks } = arrival([north, west], { events: { 2: 'deleted' } })
  expect(rows).toEqual([north, south, west])
  expect([...lasting(marks)]).toEqual([[2, 'deleted']])
})

test('a row that no longer belongs among these is marked, one that was only pushed down is not', () => {
  expect([...arrival([north, west, east], { events: { 2: 'changed' } }).marks]).toEqual([[2, 'gone']])
  expect([...arrival([north, west]).marks]).toEqual([[2, 'gone']])
  expect([...arrival([east, north, south]).marks]).toEqual([])
})

test('the last row is gone where the list has become shorter since it was changed', () => {
  const events = { 3: 'changed' } as const
  expect([...arrival([north, south, east], { events, fewer: 1 }).marks]).toEqual([[3, 'gone']])
  expect([...arrival([north, south, east], { events }).marks]).toEqual([])
  expect([...arrival([north, south, east], { fewer: 1 }).marks]).toEqual([])
})

test('on a later page a row may have moved up to the one before', () => {
  expect([...arrival([south, west, east], { page: 2 }).marks]).toEqual([])
})

test('a row that comes back loses its mark', () => {
  const marked = { ...shown, marks: new Map([[2, 'gone' as const]]) }
  const back = { ...south, name: 'Süd 2' }
  expect([...withArrival(marked, { rows: [north, back, west], page: 1, size: 3, fewer: 0, lastEventOf: () => undefined }).marks]).toEqual(
    [],
  )
  expect([...withArrival(marked, { rows: [north, south, west], page: 1, size: 3, fewer: 0, lastEventOf: () => undefined }).marks]).toEqual(
    [],
  )
})

describe('what was not seen before is new', () => {
  const newOnes = (page: number, count: number, told: number[] = []) => [
    ...added([north, south], [east, west, north], { page, count, isTold: (id) => told.includes(id) }).keys(),
  ]
  test('where it was told', () => {
    expect(newOnes(1, 1, [4])).toEqual([4])
    expect(newOnes(2, 1, [4])).toEqual([4])
  })
  test('where nothing was told, on the first page of a list that has grown', () => {
    expect(newOnes(1, 2)).toEqual([4, 3])
    expect(newOnes(1, 0)).toEqual([])
    expect(newOnes(2, 2)).toEqual([])
  })
})
