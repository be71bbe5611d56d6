import { now } from '../program/clock.ts'
import { removeStates, savedKeys, savedState, saveState } from './state-storage.ts'

/** Identifies a list: its resource, its table, and its query without page and size. */
export type ListAddress = { resource: string; tableKey: string; params: Record<string, string> }

/** `saved`: in milliseconds since 1970; `size`: rows a page; `pages`: by number, from 1. */
export type CachedList<Row = unknown> = { query: string; saved: number; size: number; count: number; pages: Record<number, Row[]> }

export type CachedPage<Row> = { page: number; size: number; count: number; rows: Row[] }

/** Entries older than this are dropped when the browser refuses to store more (product.md 9). */
const staleAfter = 60 * 60 * 1000

const prefix = 'kasack-list:'
const ownerKey = 'kasack-list-owner'

/** Entries of this visit, including unwritten ones. */
const entries = new Map<string, CachedList>()

/** What the table last showed for the same query, however old, or null. */
export function readList<Row>({ resource, tableKey, params }: ListAddress): CachedList<Row> | null {
  const query = canonical(params)
  const key = entryKey(resource, tableKey, query)
  const entry = entries.get(key) ?? savedState(key)
  return isEntry(entry) && entry.query === query ? (entry as CachedList<Row>) : null
}

/** Adds a page to those already cached; pages of another size or count are dropped. */
export function saveListPage<Row>(address: ListAddress, { page, size, count, rows }: CachedPage<Row>) {
  const query = canonical(address.params)
  const key = entryKey(address.resource, address.tableKey, query)
  const known = readList(address)
  const pages = known?.size === size && known.count === count ? known.pages : {}
  entries.set(key, { query, saved: now().getTime(), size, count, pages: { ...pages, [page]: rows } })
  saveState(key, () => JSON.stringify(entries.get(key)))
}

/** After a write, cached lists of the resource are outdated. */
export const dropLists = (resource: string) => remove((key) => key.startsWith(`${prefix}${resource}:`))

/** On logout: the cache holds personal data. */
export const clearLists = () => remove((key) => key.startsWith(prefix) || key === ownerKey)

/** Another user of the browser, or another version of the program, starts with an empty cache. */
export function claimLists(owner: string) {
  if (savedState(ownerKey) === owner) return
  clearLists()
  saveState(ownerKey, () => JSON.stringify(owner))
}

/** Frees space when the quota is exceeded. */
export function dropStaleLists() {
  const limit = now().getTime() - staleAfter
  remove((key) => {
    const entry = key.startsWith(prefix) ? savedState(key) : null
    return isEntry(entry) && entry.saved < limit
  })
}

export const cachedKeys = (): string[] => savedKeys().filter((key) => key.startsWith(prefix))

function remove(isMeant: (key: string) => boolean) {
  for (const key of [...entries.keys()].filter(isMeant)) entries.delete(key)
  removeStates(isMeant)
}

function canonical(params: Record<string, string>): string {
  const sorted = Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return new URLSearchParams(sorted).toString()
}

const entryKey = (resource: string, tableKey: string, query: string) => `${prefix}${resource}:${tableKey}:${hash(query)}`

/** FNV-1a, 32 bits. Queries with the same hash share an entry and overwrite each other. */
function hash(query: string): string {
  let bits = 0x811c9dc5
  for (const character of query) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (bits >>> 0).toString(36)
}

function isEntry(value: unknown): value is CachedList {
  const { query, pages, saved } = (value ?? {}) as Partial<CachedList>
  return typeof query === 'string' && typeof pages === 'object' && typeof saved === 'number'
}
