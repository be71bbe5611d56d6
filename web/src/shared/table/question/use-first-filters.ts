import { useEffect, useState } from 'react'
import { changeUrl, useUrlParams } from '../../address/url-state.ts'
import { startsTable, tablePatch } from '../../address/url-table.ts'
import type { FilterValue, TableFilter } from './table-filter.ts'
import { filterTypes } from './table-filter.ts'

/** A filter with its initial value. */
export type FirstFilter = readonly [filter: TableFilter, value: FilterValue]

/**
 * Sets initial filters if the page's address has no parameters of the table yet; the user may remove them like any others. False until
 * they are set, so that the list is not requested twice.
 */
export function useFirstFilters(tableKey: string, filters: readonly FirstFilter[]): boolean {
  const stands = [...useUrlParams().keys()].some(startsTable(tableKey))
  const [hasBegun, setBegun] = useState(stands)
  if (stands && !hasBegun) setBegun(true)
  useEffect(() => {
    if (!hasBegun) changeUrl(firstPatch(tableKey, filters), { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, so that removed filters stay removed
  }, [])
  return hasBegun
}

function firstPatch(tableKey: string, filters: readonly FirstFilter[]) {
  const kinds = Object.fromEntries(filters.map(([{ key, type }]) => [key, filterTypes[type]]))
  return tablePatch(tableKey, kinds, { filters: Object.fromEntries(filters.map(([{ key }, value]) => [key, value as never])) }) // each by its kind
}
