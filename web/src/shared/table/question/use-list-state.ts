import { changeUrl, useUrlParams } from '../../address/url-state.ts'
import type { Patch } from '../../address/url-state.ts'
import type { FilterKinds } from '../../address/url-table.ts'
import { readTable, tablePatch } from '../../address/url-table.ts'
import { usableValue } from './filter-value.ts'
import type { PageSizes } from './page-size.ts'
import { shownSize } from './page-size.ts'
import type { ListAction, ListRules, ListState } from './list-state.ts'
import { reduceList, withParents } from './list-state.ts'
import { filterTypes } from './table-filter.ts'
import type { FilterValue } from './table-filter.ts'

export type Dispatch = (action: ListAction, options?: { replace?: boolean }) => void

type Rules = ListRules & { sorts: readonly string[]; sizes: PageSizes }

/** A list's query, kept in the page's address under the table's key. */
export function useListState(tableKey: string, rules: Rules): [ListState, Dispatch] {
  const state = listStateIn(useUrlParams(), tableKey, rules)
  return [
    state,
    (action, options) =>
      changeUrl((params) => patchFor(tableKey, rules, reduceList(listStateIn(params, tableKey, rules), action, rules)), options),
  ]
}

/** Drops unknown filters and orders, unusable values, and filters without their parent. */
export function listStateIn(params: URLSearchParams, tableKey: string, { filters, sorts, sizes }: Rules): ListState {
  const { filters: written, page, size, sort } = readTable(params, tableKey, kindsOf(filters))
  const usable = filters.flatMap((filter) => {
    const value = written[filter.key] as FilterValue | undefined // read by the kind of this filter
    const kept = value === undefined ? null : usableValue(filter, value)
    return kept === null ? [] : [[filter.key, kept] as const]
  })
  return {
    filters: withParents(Object.fromEntries(usable), filters),
    page,
    size: shownSize({ page, size }, sizes),
    sort: sort !== null && sorts.includes(sort.replace(/^-/, '')) ? sort : null,
  }
}

function patchFor(tableKey: string, { filters, sizes }: Rules, { filters: applied, page, size, sort }: ListState): Patch {
  const all = Object.fromEntries(filters.map(({ key }) => [key, (applied[key] ?? null) as never])) // each by the kind of its filter
  return tablePatch(tableKey, kindsOf(filters), { filters: all, page, size: size === sizes.own ? null : size, sort })
}

const kindsOf = (filters: ListRules['filters']): FilterKinds => Object.fromEntries(filters.map(({ key, type }) => [key, filterTypes[type]]))
