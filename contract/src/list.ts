import type { Entity } from './entity.ts'
import type { Filter, FilterValue } from './filter.ts'

/** What a list accepts: filters, sorts, and the context that fills fields of its rows (wire.md 1.1). */
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
  /** Filters that examine records one by one, allowed only together with one of the listed filters. */
  narrowed?: Partial<Record<keyof F & string, readonly (keyof F & string)[]>>
  /** Largest page size, if smaller than `maxRows`. */
  maxRows?: number
  /** Sorts that need a context parameter, such as a distance. */
  sortContext?: Partial<Record<S, keyof C & string>>
}

/** Largest page size. */
export const maxRows = 1000

/** The filters of one request: those that were sent, parsed and checked. */
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

/** One page of a list on the wire. */
export type Page<Row> = { count: number; next: string | null; previous: string | null; results: Row[] }
