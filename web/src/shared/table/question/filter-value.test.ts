import { facilityList } from '@kasack/contract/facility.ts'
import { expect, expectTypeOf, test } from 'vitest'
import { showValue, usableValue } from './filter-value.ts'
import type { TableFilter } from './table-filter.ts'
import { listFilter } from './table-filter.ts'
import { listStateIn } from './use-list-state.ts'

const label = { de: 'Filter', en: 'Filter' }
const name = listFilter(facilityList, 'name__icontains', { label })
const type = listFilter(facilityList, 'facility_type__id', { label })
const active = listFilter(facilityList, 'is_active', { label, single: true })
const period: TableFilter = { type: 'rangePicker', key: 'period', label, parameters: () => ({}) }
const kilometres: TableFilter = { type: 'numberInput', key: 'kilometres', label, parameters: () => ({}) }
const choice = (id: number | string, called = String(id)) => ({ id, name: called })

test('texts are trimmed, blanks are no value', () => {
  expect(usableValue(name, '  Spree ')).toBe('Spree')
  expect(usableValue(name, '   ')).toBeNull()
})

test('only known choices and ids of records are kept, each once', () => {
  expect(usableValue(type, [choice(3, 'Reha'), choice('x'), choice(3, 'Reha')])).toEqual([choice(3, 'Reha')])
  expect(usableValue(active, [choice('maybe'), choice('true'), choice('false')])).toEqual([choice('true')])
  expect(usableValue(active, [choice('maybe')])).toBeNull()
})

test('a range that ends before it begins is none', () => {
  expect(usableValue(period, { from: '2026-02-02', to: '2026-02-01' })).toBeNull()
  expect(usableValue(period, { from: '2026-02-01', to: '2026-02-01' })).toEqual({ from: '2026-02-01', to: '2026-02-01' })
  expect(usableValue(period, { from: null, to: null })).toBeNull()
})

test('numbers are from 0 and nothing else', () => {
  expect(usableValue(kilometres, '12.5')).toBe('12.5')
  expect(['-1', 'far', '1.', ''].map((value) => usableValue(kilometres, value))).toEqual([null, null, null, null])
})

test('chips show values as they are written', () => {
  expect(showValue(active, [choice('true')])).toBe('Ja')
  expect(showValue(type, [choice(1, 'Reha'), choice(2, 'Hospiz')])).toBe('Reha und Hospiz')
  expect(showValue(type, [choice(1, 'Reha'), choice(2, 'Hospiz'), choice(3, 'Praxis')])).toBe('Reha, Hospiz und Praxis')
  expect(showValue(type, [choice(1, 'Reha'), choice(2, 'Hospiz'), choice(3, 'Praxis'), choice(4, 'Heim')])).toBe(
    'Reha, Hospiz und 2 weitere',
  )
  expect(showValue(period, { from: '2026-02-01', to: '2026-03-05' })).toBe('01.02.2026 – 05.03.2026')
  expect(showValue(period, { from: '2026-02-01', to: null })).toBe('ab 01.02.2026')
  expect(showValue(period, { from: null, to: '2026-03-05' })).toBe('bis 05.03.2026')
  expect(showValue({ ...period, type: 'map', parameters: () => ({}) }, { address: '10115 Berlin', radius: 50 })).toBe('10115 Berlin, 50 km')
})

test('an address gives the state of a table, without what the list does not know', () => {
  const rules = {
    filters: [name, type, active],
    defaultSort: 'id',
    sorts: ['id', 'name'],
    sizes: { own: 10, remembered: null, offered: [10, 20] },
  }
  const state = (address: string) => listStateIn(new URLSearchParams(address), 'facilities', rules)
  expect(
    state('facilities-filter-facility_type__id=Reha (3)&facilities-filter-is_active=true&facilities-page=2&facilities-sorted_by=-name'),
  ).toEqual({ filters: { facility_type__id: [choice(3, 'Reha')], is_active: [choice('true')] }, page: 2, size: 10, sort: '-name' })
  expect(state('facilities-filter-color=red&facilities-sorted_by=color&facilities-page=0&fc-page=4')).toEqual({
    filters: {},
    page: 1,
    size: 10,
    sort: null,
  })
})

test('a filter by words has a text for each of them, or does not compile', () => {
  const named = listFilter(facilityList, 'priority', { label, fixed: { low: label, high: label, medium: label } })
  expect(named.fixed?.map(({ id }) => id)).toEqual(['high', 'medium', 'low'])
  const offer = listFilter<typeof facilityList, 'priority'>
  // @ts-expect-error -- no text for "low"
  expectTypeOf(offer).toBeCallableWith(facilityList, 'priority', { label, fixed: { high: label, medium: label } })
  // @ts-expect-error -- no texts at all
  expectTypeOf(listFilter<typeof facilityList>).toBeCallableWith(facilityList, 'priority', { label })
})
