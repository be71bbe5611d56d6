import type { TableFilter, FilterValue } from './table-filter.ts'
import { narrowing } from './table-filter.ts'

/** A list's query: `size` rows a page; `sort` null is the list's default. */
export type ListState = { filters: Readonly<Record<string, FilterValue>>; page: number; size: number; sort: string | null }

export type ListAction =
  | { type: 'filter'; key: string; value: FilterValue | null }
  | { type: 'clear' }
  | { type: 'sort'; field: string }
  | { type: 'page'; page: number }
  | { type: 'size'; size: number }

/** What the reducer needs to know about the list: its filters and its default order. */
export type ListRules = { filters: readonly TableFilter[]; defaultSort: string }

/** A change of filter, search, sort or size returns to page 1. Filters that only fill fields of the rows are not cleared. */
export function reduceList(state: ListState, action: ListAction, rules: ListRules): ListState {
  switch (action.type) {
    case 'filter':
      return action.value === null ? without(state, [action.key], rules) : withFilter(state, action.key, action.value, rules)
    case 'clear':
      return without(state, keysOf(narrowing(rules.filters)), rules)
    case 'sort':
      return { ...state, sort: nextSort(state.sort, action.field, rules.defaultSort), page: 1 }
    case 'page':
      return { ...state, page: action.page }
    case 'size':
      return { ...state, size: action.size, page: 1 }
  }
}

/** A distance filter sorts nearest first. An area belongs to one record: another record removes it. */
function withFilter(state: ListState, key: string, value: FilterValue, { filters }: ListRules): ListState {
  const before = state.filters[key]
  const areas = filters.filter(({ type, parent }) => type === 'map' && parent === key).map((area) => area.key)
  const isAnother = before !== undefined && JSON.stringify(before) !== JSON.stringify(value)
  const kept = Object.entries(state.filters).filter(([name]) => !(isAnother && areas.includes(name)))
  const sorter = before === undefined ? filters.find((filter) => filter.key === key)?.sorter : undefined
  return { ...state, filters: { ...Object.fromEntries(kept), [key]: value }, page: 1, sort: sorter ?? state.sort }
}

/** Removing a filter also removes its dependents, and the sort bound to one of them. */
function without(state: ListState, keys: string[], { filters }: ListRules): ListState {
  const gone = withDependents(keys, filters)
  const field = state.sort?.replace(/^-/, '')
  const bound = filters.some(({ key, sorter }) => gone.has(key) && key in state.filters && sorter === field)
  return {
    ...state,
    filters: Object.fromEntries(Object.entries(state.filters).filter(([key]) => !gone.has(key))),
    page: 1,
    sort: bound ? null : state.sort,
  }
}

function withDependents(keys: string[], filters: readonly TableFilter[]): Set<string> {
  const gone = new Set(keys)
  for (let before = -1; before !== gone.size;) {
    before = gone.size
    for (const { key, parent } of filters) if (parent !== undefined && gone.has(parent)) gone.add(key)
  }
  return gone
}

/** Drops filters whose parent is not set: alone they would not narrow anything. */
export function withParents(applied: ListState['filters'], filters: readonly TableFilter[]): ListState['filters'] {
  const orphans = filters.filter(({ parent }) => parent !== undefined && !(parent in applied))
  const gone = withDependents(keysOf(orphans), filters)
  return Object.fromEntries(Object.entries(applied).filter(([key]) => !gone.has(key)))
}

const keysOf = (filters: readonly TableFilter[]): string[] => filters.map(({ key }) => key)

/** Ascending, then descending, then the list's default; every click changes the order. */
function nextSort(sort: string | null, field: string, defaultSort: string): string | null {
  const current = sort ?? defaultSort
  const next = current === field ? `-${field}` : current === `-${field}` && defaultSort !== `-${field}` ? null : field
  return next === defaultSort ? null : next
}
