import { parametersOf } from './filter-value.ts'
import type { ListState } from './list-state.ts'
import type { TableFilter } from './table-filter.ts'

export type Parameters = Record<string, string>

type Asked = {
  state: ListState
  filters: readonly TableFilter[]
  defaultSort: string
  size: number
  /** What the place of the table settles; the user's filters cannot widen it. */
  prefilters?: Readonly<Record<string, string | undefined>> | undefined
}

/** What the server is asked for a page of a list. */
export function listParameters({ state, filters, defaultSort, size, prefilters }: Asked): Parameters {
  const applied = filters.flatMap((filter) => {
    const value = state.filters[filter.key]
    return value === undefined ? [] : [parametersOf(filter, value)]
  })
  const settled = Object.entries(prefilters ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [{ [name]: value }]))
  return Object.assign({}, ...applied, ...settled, { sort: state.sort ?? defaultSort, page: String(state.page), size: String(size) })
}
