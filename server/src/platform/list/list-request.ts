import { type ContextValues, type FilterValues, type List, maxRows } from '@kasack/contract/list.ts'
import { InvalidFilter, refusePeriod, searchWords } from '@kasack/contract/filter.ts'
import type { Filter, FilterValue } from '@kasack/contract/filter.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Caller } from '../request/call.ts'
import { Refusal, refusalTexts, refuseIf } from '../text/refusal.ts'

type Query = Record<string, string>
type Parameters = Record<string, Filter>
type Values<P extends Parameters> = { [K in keyof P]?: FilterValue<P[K]> }

export type SortKey = { field: string; descending: boolean }

/** The request for a list, read and checked: everything of wire.md 1.1 except its SQL. `page` null: not a page at all. */
export type ListRequest<L extends List = List> = {
  filters: FilterValues<L>
  context: ContextValues<L>
  words: string[]
  sort: SortKey[]
  page: number | null
  size: number
}

/** Reads the parameters of a list. All wrong ones are refused together, before the page is read, with what `refuse` says of them. */
export function readListRequest<L extends List>(
  list: L,
  query: Query,
  refuse: (filters: FilterValues<L>) => Problems = () => ({}),
): ListRequest<L> {
  const problems: Problems = {}
  const filters = readParameters<L['filters']>(list.filters, query, problems)
  const context = readParameters<L['context']>(list.context, query, problems)
  const { search: words = [] } = readParameters({ search: searchWords() }, query, problems)
  refuseIf({ ...refuse(filters), ...refuseAlone(list, filters), ...problems })
  return {
    filters,
    context,
    words,
    sort: readSort(list, query['sort'] ?? '', context),
    ...readPaging(query, list.maxRows),
  }
}

/** Refuses a filter that looks at records one by one unless another filter narrows them. */
const refuseAlone = ({ narrowed = {} }: List, filters: object): Problems =>
  Object.fromEntries(
    Object.entries(narrowed)
      .filter(([name, others]) => name in filters && !others?.some((other) => other in filters))
      .map(([name]) => [name, [alone]]),
  )

const alone = {
  de: 'Danach wird nur an einer Stelle, bei einem Mitarbeiter oder in einer Einrichtung gesucht.',
  en: 'This filter only works together with a vacancy, an employee or a facility.',
}

/** Reads the parameters that fill fields of a record, for its detail request. */
export const readContext = <L extends List>(list: L, query: Query): ContextValues<L> => readGiven<L['context']>(list.context, query)

/** Reads parameters on their own; all wrong ones are refused together. */
export function readGiven<P extends Parameters>(parameters: P, query: Query): Values<P> {
  const problems: Problems = {}
  const values = readParameters(parameters, query, problems)
  refuseIf(problems)
  return values
}

/** Which page, and how many records it has: `size`, without it `page_size`, without either 10. A null page is not a page at all. */
export const readPaging = (query: Query, most: number = maxRows): { page: number | null; size: number } => ({
  page: readPage(query['page']),
  size: Math.min(positive(query['size'] || query['page_size']) ?? 10, most),
})

/** Refuses parameters for which the caller lacks the permission. */
export function requireParameterAccess(parameters: Parameters, query: Query, caller: Caller): void {
  for (const [name, { permission }] of Object.entries(parameters)) {
    if (query[name] && permission && !mayAccess(caller, permission)) throw new Refusal(403, refusalTexts.not_allowed)
  }
}

function readParameters<P extends Parameters>(parameters: P, query: Query, problems: Problems): Values<P> {
  const values: Record<string, unknown> = {}
  for (const [name, filter] of Object.entries(parameters)) {
    const raw = query[name]
    if (raw === undefined && !filter.isRequired) continue
    try {
      const value = filter.read(raw?.trim() ?? '')
      if (value !== undefined) values[name] = value
      else if (filter.isRequired) problems[name] = [problemTexts.required]
    } catch (error) {
      if (!(error instanceof InvalidFilter)) throw error
      problems[name] = [error.text]
    }
  }
  const turnedRound = refusePeriod(values)
  if (turnedRound) problems['to_date'] = [turnedRound]
  return values as Values<P> // each was read by its own filter
}

/** Unknown fields are ignored, and so is a distance without the parameter it is measured from (wire.md 11). */
function readSort(list: List, raw: string, context: Record<string, unknown>): SortKey[] {
  const known = (field: string) =>
    list.sorts.includes(field) && (list.sortContext?.[field] === undefined || list.sortContext[field] in context)
  const keys = sortKeys(raw).filter(({ field }, at, all) => known(field) && all.findIndex((other) => other.field === field) === at)
  return keys.length > 0 ? keys : sortKeys(list.defaultSort)
}

const sortKeys = (raw: string): SortKey[] =>
  raw
    .split(',')
    .map((part) => part.trim())
    .map((part) => ({ field: part.replace(/^-/, '').replaceAll('.', '__'), descending: part.startsWith('-') }))

const positive = (raw: string | undefined) => (raw !== undefined && /^\d+$/.test(raw) && Number(raw) > 0 ? Number(raw) : null)

/** No list has a page beyond this: OFFSET takes no larger number. */
const lastPage = 1e12

const readPage = (raw: string | undefined) => {
  const page = raw === undefined || raw === '' ? 1 : positive(raw)
  return page === null || page > lastPage ? null : page
}
