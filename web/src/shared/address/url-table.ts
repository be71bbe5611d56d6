import type { Choice, Kind, ValueOf } from './url-codec.ts'
import { codecs } from './url-codec.ts'
import type { Patch } from './url-state.ts'

/** Which filters a table knows, and how each is written. */
export type FilterKinds = Record<string, Kind>
export type UrlFilters<K extends FilterKinds> = { [Key in keyof K]?: ValueOf<K[Key]> }

/** What of a table stands in the page's address. `sort` is a field, descending with a leading minus; null, as for `size`: the table's own. */
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

/** Whether a parameter is one of the table's, or of those in a place whose keys begin alike. */
export const startsTable =
  (tableKey: string) =>
  (param: string): boolean =>
    param.startsWith(`${tableKey}-`)

/** Takes everything the address says of a table away, or of all tables in a place. */
export const withoutTable = (params: URLSearchParams, tableKey: string): Patch =>
  Object.fromEntries([...params.keys()].filter(startsTable(tableKey)).map((param) => [param, null]))

/** Values that cannot be read are left out. */
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

/** The change as parameters. Another filter or order goes back to page 1, unless the change names a page. */
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

/** The address of a list in which one filter is set. */
export function filteredPath<K extends Kind>(list: string, { tableKey, filter, kind, value }: OneFilter<K>): string {
  return `${list}?${new URLSearchParams({ [filterParam(tableKey, filter)]: writeValue(kind, value) ?? '' })}`
}
/** The same of several filters. */
export const manyFiltersPath = (list: string, tableKey: string, filters: readonly FilterInPath[]): string =>
  `${list}?${new URLSearchParams(filters.map(({ filter, kind, value }) => [filterParam(tableKey, filter), writeValue(kind, value as never) ?? '']))}` // the value is of its kind
type FilterInPath = { [K in Kind]: { filter: string; kind: K; value: ValueOf<K> } }[Kind]

/** The address of a list of what is near a record, the nearest first and what is further away than somebody goes too (product.md 2.6). */
export function nearPath(list: string, { tableKey, filter, record, sort, also = {} }: Near): string {
  return `${list}?${new URLSearchParams({
    [filterParam(tableKey, filter)]: writeValue('choices', [record]) ?? '',
    [filterParam(tableKey, 'exceed_distance')]: 'true',
    ...Object.fromEntries(Object.entries(also).map(([key, word]) => [filterParam(tableKey, key), word])),
    [sortParam(tableKey)]: sort,
  })}`
}
/** `also` are further filters, each with one of its fixed words. */
type Near = { tableKey: string; filter: string; record: Choice; sort: string; also?: Record<string, string> }

type OneFilter<K extends Kind> = { tableKey: string; filter: string; kind: K; value: ValueOf<K> }

const countIn = (raw: string | null): number | null => (raw !== null && /^[1-9]\d{0,8}$/.test(raw) ? Number(raw) : null)

/** One value as it stands in an address, for links into a filtered list. */
export function writeValue<K extends Kind>(kind: K, value: ValueOf<K>): string | null {
  return (codecs[kind].write as (value: ValueOf<K>) => string | null)(value)
}
