import type { Entity } from './entity.ts'
import type { Filter, FilterValue } from './filter.ts'

/** What a list may be asked: filters, sorts, and the context that fills fields of its rows (wire.md 1.1). */
export type List<
  E extends Entity = Entity,
  F extends Record<string, Filter> = Record<string, Filter>,
  S extends string = string,
  C extends Record<string, Filter> = Record<string, Filter>,
> = {
  entity: E
  filters: F
  sorts: readonly S[]
  defaultSort: S | `-${S}` | `${S},${S}`
  context: C
  /** Filters that look at records one by one, and are asked only together with one of these. */
  narrowed?: Partial<Record<keyof F & string, readonly (keyof F & string)[]>>
  /** So many rows are on a page at most, where `mostRows` are too many. */
  mostRows?: number
  /** Sorts that exist only with a context parameter, for example a distance. */
  sortContext?: Partial<Record<S, keyof C & string>>
}

/** So many rows are on a page at most. */
export const mostRows = 1000

/** The filters of one request: those that were given, read and checked. */
export type FilterValues<L extends List> = { [K in keyof L['filters']]?: FilterValue<L['filters'][K]> }

/** The context of one request. */
export type ContextValues<L extends List> = { [K in keyof L['context']]?: FilterValue<L['context'][K]> }

export function defineList<
  E extends Entity,
  F extends Record<string, Filter>,
  const S extends string,
  C extends Record<string, Filter> = Record<never, Filter>,
>(entity: E, { context, ...asked }: Omit<List<E, F, S, C>, 'entity' | 'context'> & { context?: C }): List<E, F, S, C> {
  return { entity, ...asked, context: context ?? ({} as C) }
}

/** One page of a list as it travels. */
export type Page<Row> = { count: number; next: string | null; previous: string | null; results: Row[] }
