import { parametersOf } from './filter-value.ts'
import type { ListState } from './list-state.ts'
import type { TableFilter } from './table-filter.ts'

export type ListParameters = Record<string, string>

type PageQuestion = {
  state: ListState
  filters: readonly TableFilter[]
  defaultSort: string
  /** What the place of the table settles; the user's filters cannot widen it. */
  prefilters?: Readonly<Record<string, string | undefined>> | undefined
  /** What is asked for as long as the user chooses nothing else. */
  presets?: Readonly<Record<string, string>> | undefined
}

/** What the server is asked for a page of a list. */
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

/** The first or last day that the place settles may be drawn closer, never wider; days sort as text. */
function within(name: string, settled: string, chosen: string | undefined): string {
  if (chosen === undefined) return settled
  if (name.endsWith('__lte')) return chosen < settled ? chosen : settled
  if (name.endsWith('__gte')) return chosen > settled ? chosen : settled
  return settled
}
