import type { Choice, Kind, ValueOf } from './url-codec.ts'
import { codecs } from './url-codec.ts'
import type { Patch } from './url-state.ts'

/** The filters of a table, and how each is written. */
export type FilterKinds = Record<string, Kind>
export type UrlFilters<K extends FilterKinds> = { [Key in keyof K]?: ValueOf<K[Key]> }

/** A table's part of the address. `sort` is a field, with a leading minus for descending; null, as for `size`: the default. */
export type TableState<K extends FilterKinds = FilterKinds> = {
  filters: UrlFilters<K>
  page: number
  size: number | null
  sort: string | null
}

/** A filter set to null is removed. */
export type TableChange<K extends FilterKinds = FilterKinds> = {
  filters?: { [Key in keyof K]?: ValueOf<K[Key]> | null }
  page?: number
  size?: number | null
  sort?: string | null
}

const filterParam = (tableKey: string, filter: string): string => `${tableKey}-filter-${filter}`
const pageParam = (tableKey: string): string => `${tableKey}-page`
const sizeParam = (tableKey: string): string => `${tableKey}-size`
const sortParam = (tableKey: string): string => `${tableKey}-sorted_by`

/** Whether a parameter belongs to the table, or to one of several tables whose keys share this prefix. */
export const startsTable =
  (tableKey: string) =>
  (param: string): boolean =>
    param.startsWith(`${tableKey}-`)

/** Removes a table's parameters from the address, or those of all tables with this prefix. */
export const withoutTable = (params: URLSearchParams, tableKey: string): Patch =>
  Object.fromEntries([...params.keys()].filter(startsTable(tableKey)).map((param) => [param, null]))

/** Unreadable values are left out. */
export function readTable<K extends FilterKinds>(params: URLSearchParams, tableKey: string, kinds: K): TableState<K> {
  const filters: Record<string, unknown> = {}
  for (const [filter, kind] of Object.entries(kinds)) {
    const raw = params.get(filterParam(tableKey, filter))
    const value = raw === null ? null : codecs[kind].read(raw)
    if (value !== null) filters[filter] = value
  }
  return {
    filters: filters as UrlFilters<K>,
    page: countIn(params.get(pageParam(tableKey))) ?? 1,
    size: countIn(params.get(sizeParam(tableKey))),
    sort: params.get(sortParam(tableKey)) || null,
  }
}

/** The change as parameters. A new filter or order returns to page 1, unless the change names a page. */
export function tablePatch<K extends FilterKinds>(tableKey: string, kinds: K, change: TableChange<K>): Patch {
  const patch: Patch = {}
  for (const [filter, value] of Object.entries(change.filters ?? {})) {
    const kind = kinds[filter]
    if (kind) patch[filterParam(tableKey, filter)] = value == null ? null : writeValue(kind, value as never)
  }
  if (change.sort !== undefined) patch[sortParam(tableKey)] = change.sort
  if (change.size !== undefined) patch[sizeParam(tableKey)] = change.size === null ? null : String(change.size)
  const page = change.page ?? 1
  patch[pageParam(tableKey)] = page > 1 ? String(page) : null
  return patch
}

/** The address of a list with one filter set. */
export function filteredPath<K extends Kind>(list: string, { tableKey, filter, kind, value }: OneFilter<K>): string {
  return `${list}?${new URLSearchParams({ [filterParam(tableKey, filter)]: writeValue(kind, value) ?? '' })}`
}
/** Same for several filters. */
export const manyFiltersPath = (list: string, tableKey: string, filters: readonly FilterInPath[]): string =>
  `${list}?${new URLSearchParams(filters.map(({ filter, kind, value }) => [filterParam(tableKey, filter), writeValue(kind, value as never) ?? '']))}` // value fits its kind
type FilterInPath = { [K in Kind]: { filter: string; kind: K; value: ValueOf<K> } }[Kind]

/** The address of a list of records near the given one, nearest first, including those beyond the maximum distance (product.md 2.6). */
export function nearPath(list: string, { tableKey, filter, record, sort, also = {} }: Near): string {
  return `${list}?${new URLSearchParams({
    [filterParam(tableKey, filter)]: writeValue('choices', [record]) ?? '',
    [filterParam(tableKey, 'exceed_distance')]: 'true',
    ...Object.fromEntries(Object.entries(also).map(([key, word]) => [filterParam(tableKey, key), word])),
    [sortParam(tableKey)]: sort,
  })}`
}
/** `also`: further filters with a fixed value each. */
type Near = { tableKey: string; filter: string; record: Choice; sort: string; also?: Record<string, string> }

type OneFilter<K extends Kind> = { tableKey: string; filter: string; kind: K; value: ValueOf<K> }

const countIn = (raw: string | null): number | null => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : null)

/** One value as written in an address, for links to a filtered list. */
export function writeValue<K extends Kind>(kind: K, value: ValueOf<K>): string | null {
  return (codecs[kind].write as (value: ValueOf<K>) => string | null)(value)
}
