import { describe, expect, test } from 'vitest'
import type { ListAction, ListState } from './list-state.ts'
import { reduceList, withParents } from './list-state.ts'
import type { TableFilter } from './table-filter.ts'

const label = { de: 'Filter', en: 'Filter' }
const none = () => ({})
const filters: TableFilter[] = [
  { type: 'searchInput', key: 'name__icontains', label, parameters: none },
  { type: 'selectInput', key: 'near_employee', label, parameters: none, sorter: 'distance' },
  { type: 'checkbox', key: 'exceed_distance', label, parameters: none, parent: 'near_employee' },
  { type: 'map', key: 'map', label, parameters: none, parent: 'exceed_distance' },
]
const start: ListState = { filters: {}, page: 1, size: 10, sort: null }
const near = {
  near_employee: [{ id: 12, name: 'Jana Reuter' }],
  exceed_distance: [{ id: 'true', name: 'true' }],
  map: { address: '10115 Berlin', radius: 50 },
}
const after = (state: Partial<ListState>, action: ListAction, defaultSort = 'id') =>
  reduceList({ ...start, ...state }, action, { filters, defaultSort })

describe('every change but turning the page goes back to page 1', () => {
  test.each<ListAction>([
    { type: 'filter', key: 'name__icontains', value: 'Spree' },
    { type: 'filter', key: 'name__icontains', value: null },
    { type: 'clear' },
    { type: 'sort', field: 'name' },
    { type: 'size', size: 50 },
  ])('$type', (action) => expect(after({ page: 7 }, action).page).toBe(1))

  test('page', () =>
    expect(after({ page: 7, sort: '-name', filters: near }, { type: 'page', page: 8 })).toEqual({
      filters: near,
      page: 8,
      size: 10,
      sort: '-name',
    }))
})

describe('a filter by what is near', () => {
  const ole = [{ id: 13, name: 'Ole Maas' }]
  test('puts the nearest first when it is set, and leaves the order when it names another', () => {
    expect(after({ sort: 'name' }, { type: 'filter', key: 'near_employee', value: near.near_employee }).sort).toBe('distance')
    expect(after({ filters: near, sort: 'name' }, { type: 'filter', key: 'near_employee', value: ole }).sort).toBe('name')
  })
  test('takes along the area around another record, and nothing else', () => {
    const { filters: left } = reduceList(
      { ...start, filters: near },
      { type: 'filter', key: 'near_employee', value: ole },
      { filters: filters.map((one) => (one.key === 'map' ? { ...one, parent: 'near_employee' } : one)), defaultSort: 'id' },
    )
    expect(left).toEqual({ near_employee: ole, exceed_distance: near.exceed_distance })
  })
  test('keeps the area when the same record is named again', () =>
    expect(after({ filters: near }, { type: 'filter', key: 'near_employee', value: near.near_employee }).filters).toEqual(near))
})

describe('a removed filter', () => {
  test('takes the filters that depend on it along, and theirs', () => {
    const { filters: left } = after(
      { filters: { ...near, name__icontains: 'Spree' } },
      { type: 'filter', key: 'near_employee', value: null },
    )
    expect(left).toEqual({ name__icontains: 'Spree' })
  })
  test('leaves its parent alone', () => {
    expect(after({ filters: near }, { type: 'filter', key: 'exceed_distance', value: null }).filters).toEqual({
      near_employee: near.near_employee,
    })
  })
  test('resets the sort that is bound to it', () => {
    expect(after({ filters: near, sort: '-distance' }, { type: 'filter', key: 'near_employee', value: null }).sort).toBeNull()
    expect(after({ filters: near, sort: 'distance' }, { type: 'clear' }).sort).toBeNull()
  })
  test('leaves any other sort', () => {
    expect(after({ filters: near, sort: '-name' }, { type: 'filter', key: 'near_employee', value: null }).sort).toBe('-name')
    expect(after({ filters: { ...near }, sort: 'distance' }, { type: 'filter', key: 'exceed_distance', value: null }).sort).toBe('distance')
  })
})

test('without the filter it depends on a filter is none, nor are those that depend on it', () => {
  expect(withParents(near, filters)).toEqual(near)
  const { exceed_distance, map } = near
  expect(withParents({ exceed_distance, map, name__icontains: 'Spree' }, filters)).toEqual({ name__icontains: 'Spree' })
})

test('clearing removes every filter', () => {
  expect(after({ filters: { ...near, name__icontains: 'Spree' }, sort: '-name' }, { type: 'clear' })).toEqual({ ...start, sort: '-name' })
})

test('clearing leaves what only moves what rows show', () => {
  const weeks: TableFilter = { type: 'datePicker', key: 'for_date', label, parameters: none, context: { before: label, after: String } }
  const state = { ...start, filters: { name__icontains: 'Spree', for_date: '2026-12-14' } }
  const cleared = reduceList(state, { type: 'clear' }, { filters: [...filters, weeks], defaultSort: 'id' })
  expect(cleared.filters).toEqual({ for_date: '2026-12-14' })
})

describe('clicking a head sorts', () => {
  const clicks = (field: string, defaultSort: string) => {
    const sorts: (string | null)[] = []
    let state = start
    for (let click = 0; click < 3; click++) {
      state = after(state, { type: 'sort', field }, defaultSort)
      sorts.push(state.sort)
    }
    return sorts
  }
  test('ascending, descending, then by the default', () => expect(clicks('name', 'id')).toEqual(['name', '-name', null]))
  test('another way at each click when the list is sorted by the column already', () => {
    expect(clicks('name', 'name')).toEqual(['-name', null, '-name'])
    expect(clicks('created', '-created')).toEqual(['created', null, 'created'])
  })
  test('by the new column when another one was sorted', () =>
    expect(after({ sort: '-name' }, { type: 'sort', field: 'city' }).sort).toBe('city'))
})
