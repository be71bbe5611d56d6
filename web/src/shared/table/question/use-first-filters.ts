import { useEffect, useState } from 'react'
import { changeUrl, useUrlParams } from '../../address/url-state.ts'
import { startsTable, tablePatch } from '../../address/url-table.ts'
import type { FilterValue, TableFilter } from './table-filter.ts'
import { filterTypes } from './table-filter.ts'

/** A filter with the value that it has at first. */
export type FirstFilter = readonly [filter: TableFilter, value: FilterValue]

/**
 * Sets filters in the page's address where it says nothing of the table yet; the user may remove them as any others. False until
 * they stand there, so that the list is not asked twice.
 */
export function useFirstFilters(tableKey: string, filters: readonly FirstFilter[]): boolean {
  const stands = [...useUrlParams().keys()].some(startsTable(tableKey))
  const [hasBegun, setBegun] = useState(stands)
  if (stands && !hasBegun) setBegun(true)
  useEffect(() => {
    if (!hasBegun) changeUrl(firstPatch(tableKey, filters), { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, what the user removes stays away
  }, [])
  return hasBegun
}

function firstPatch(tableKey: string, filters: readonly FirstFilter[]) {
  const kinds = Object.fromEntries(filters.map(([{ key, type }]) => [key, filterTypes[type]]))
  return tablePatch(tableKey, kinds, { filters: Object.fromEntries(filters.map(([{ key }, value]) => [key, value as never])) }) // each by its kind
}
