import { facilityList } from '@kasack/contract/facility.ts'
import * as filter from '@kasack/contract/filter.ts'
import { defineList } from '@kasack/contract/list.ts'
import { describe, expect, test } from 'vitest'
import { listParameters } from './list-parameters.ts'
import type { ListState } from './list-state.ts'
import { dayRange, listFilter, phraseFilter } from './table-filter.ts'
import type { TableFilter } from './table-filter.ts'

const label = { de: 'Filter', en: 'Filter' }
const list = defineList(facilityList.entity, {
  filters: {
    name__icontains: filter.contains(),
    followup_date__gte: filter.day(),
    followup_date__lte: filter.day(),
    filter_by_distance: filter.flag(),
    distance: filter.number(),
    facility_type__id: filter.ids('facility_type'),
  },
  sorts: ['id', 'name'],
  defaultSort: 'id',
  context: { near_employee_id: filter.id('user') },
})
const exceedDistance: TableFilter = {
  ...listFilter(list, 'filter_by_distance', { label, key: 'exceed_distance', parent: 'near_employee' }),
  type: 'checkbox',
  parameters: ([chosen]) => ({ filter_by_distance: chosen?.id === 'true' ? 'false' : 'true' }),
}
const filters = [
  phraseFilter,
  listFilter(list, 'name__icontains', { label }),
  listFilter(list, 'facility_type__id', { label }),
  dayRange(list, 'followup_date', { label }),
  listFilter(list, 'near_employee_id', { label, key: 'near_employee', sorter: 'distance' }),
  exceedDistance,
]
const asked = (state: Partial<ListState>, prefilters?: Record<string, string>) =>
  listParameters({ state: { filters: {}, page: 1, size: 10, sort: null, ...state }, filters, defaultSort: list.defaultSort, prefilters })

test('a list asks for a page of its size in its own order', () => {
  expect(asked({})).toEqual({ page: '1', size: '10', sort: 'id' })
  expect(asked({ page: 3, sort: '-name' })).toEqual({ page: '3', size: '10', sort: '-name' })
})

describe('filters ask', () => {
  test('for a phrase', () => expect(asked({ filters: { phrase: 'nord see' } })).toMatchObject({ search: 'nord see' }))
  test('for part of a text', () => expect(asked({ filters: { name__icontains: 'Spree' } })).toMatchObject({ name__icontains: 'Spree' }))
  test('for one of several ids', () => {
    const types = [
      { id: 3, name: 'Reha' },
      { id: 7, name: 'Hospiz' },
    ]
    expect(asked({ filters: { facility_type__id: types } })).toMatchObject({ facility_type__id: '3,7' })
  })
  test('for days from and to, or one of them', () => {
    const days = { followup_date: { from: '2026-02-01', to: '2026-03-05' } }
    expect(asked({ filters: days })).toMatchObject({ followup_date__gte: '2026-02-01', followup_date__lte: '2026-03-05' })
    expect(Object.keys(asked({ filters: { followup_date: { from: null, to: '2026-03-05' } } }))).not.toContain('followup_date__gte')
  })
  test('under another name than they bear in the address', () => {
    const near = { near_employee: [{ id: 12, name: 'Jana Reuter' }], exceed_distance: [{ id: 'true', name: 'true' }] }
    expect(asked({ filters: near })).toMatchObject({ near_employee_id: '12', filter_by_distance: 'false' })
  })
})

test('filters the list does not know are not sent', () => expect(asked({ filters: { unknown: 'x' } })).toEqual(asked({})))

test('what the place of the table settles cannot be undone', () => {
  expect(asked({ filters: { name__icontains: 'Spree' } }, { name__icontains: 'Elbe' })).toMatchObject({ name__icontains: 'Elbe' })
})
test('within what the place settles the user may narrow days further', () => {
  const until = (to: string) => asked({ filters: { followup_date: { from: null, to } } }, { followup_date__lte: '2026-03-05' })
  expect(until('2026-02-01')).toMatchObject({ followup_date__lte: '2026-02-01' })
  expect(until('2026-04-01')).toMatchObject({ followup_date__lte: '2026-03-05' })
  const since = (from: string) => asked({ filters: { followup_date: { from, to: null } } }, { followup_date__gte: '2026-03-05' })
  expect(since('2026-04-01')).toMatchObject({ followup_date__gte: '2026-04-01' })
  expect(since('2026-02-01')).toMatchObject({ followup_date__gte: '2026-03-05' })
})
