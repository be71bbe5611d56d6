import { parametersOf } from './filter-value.ts'
import type { ListState } from './list-state.ts'
import type { TableFilter } from './table-filter.ts'

export type ListParameters = Record<string, string>

type PageQuestion = {
  state: ListState
  filters: readonly TableFilter[]
  defaultSort: string
  /** Filters fixed by the table's place; the user's filters cannot widen them. */
  prefilters?: Readonly<Record<string, string | undefined>> | undefined
  /** Default parameters until the user chooses otherwise. */
  presets?: Readonly<Record<string, string>> | undefined
}

/** The request parameters for a page of a list. */
export function listParameters({ state, filters, defaultSort, prefilters, presets }: PageQuestion): ListParameters {
  const applied = filters.flatMap((filter) => {
    const value = state.filters[filter.key]
    return value === undefined ? [] : [parametersOf(filter, value)]
  })
  const chosen: ListParameters = Object.assign({}, presets, ...applied)
  const settled = Object.entries(prefilters ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [{ [name]: within(name, value, chosen[name]) }],
  )
  return Object.assign(chosen, ...settled, { sort: state.sort ?? defaultSort, page: String(state.page), size: String(state.size) })
}

/** The user may narrow a fixed first or last day, never widen it; days sort as text. */
function within(name: string, settled: string, chosen: string | undefined): string {
  if (chosen === undefined) return settled
  if (name.endsWith('__lte')) return chosen < settled ? chosen : settled
  if (name.endsWith('__gte')) return chosen > settled ? chosen : settled
  return settled
}
