import type { ChoiceFilter, DaysFilter, Filter, FilterKind } from '@kasack/contract/filter.ts'
import type { List } from '@kasack/contract/list.ts'
import type { ReferenceTarget } from '@kasack/contract/reference.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { Around } from './around.ts'
import { texts as words } from '../../language/texts.ts'
import type { DayRange, Kind, ValueOf } from '../../address/url-codec.ts'
import { texts } from './texts.ts'

/** The types of filter controls, and how their values are written in the page's address. */
export const filterTypes = {
  searchInput: 'text',
  numberInput: 'text',
  selectInput: 'choices',
  checkbox: 'choices',
  datePicker: 'day',
  rangePicker: 'days',
  map: 'area',
} as const satisfies Record<string, Kind>

export type FilterType = keyof typeof filterTypes
export type FilterValues = { [T in FilterType]: ValueOf<(typeof filterTypes)[T]> }
export type FilterValue = FilterValues[FilterType]

/** One of a filter's fixed values. `full` stands alone where `name` needs `before` and `after` in a row of buttons. */
export type FixedChoice = { id: string; name: Text; full?: Text; before?: Text; after?: Text }

/** A one-click range of days, both ends inclusive. */
export type QuickPeriod = { name: string; days: DayRange }

export type FilterOf<T extends FilterType> = {
  type: T
  /** Its name in the page's address. */
  key: string
  label: Text
  /** The request parameters for a value. */
  parameters: (value: FilterValues[T]) => Record<string, string>
  /** The filter without which this one is neither offered nor kept. */
  parent?: string
  /** The sort that is removed with the filter. */
  sorter?: string
  /** At most one value. */
  single?: boolean
  fixed?: readonly FixedChoice[]
  /** For a period: these place it among the buttons above the table. */
  quick?: () => readonly QuickPeriod[]
  target?: ReferenceTarget
  /** For an area: the record at its centre, which the parent filter names. */
  around?: Around
  /**
   * For a day that fills fields of the rows without excluding any: the texts in its field before and after the day. It has no chip, and
   * stays when the filters are cleared.
   */
  context?: { before: Text; after: (day: string) => string }
  /** Without this permission the filter is left out. */
  needs?: UserNeeds
}

/** A filter as offered by a page: in a column's head, in the bar, or only through a link. */
export type TableFilter = { [T in FilterType]: FilterOf<T> }[FilterType]

/** The props of a filter control; the value null means none. */
export type FilterControlProps<T extends FilterType> = {
  filter: FilterOf<T>
  value: FilterValues[T] | null
  onChange: (value: FilterValues[T] | null) => void
}

export type FilterName<L extends List> = (keyof L['filters'] | keyof L['context']) & string
type RangeName<L extends List> = {
  [N in FilterName<L>]: N extends `${infer R}__gte` ? (`${R}__lte` extends FilterName<L> ? R : never) : never
}[FilterName<L>]

/** The names of a list's filters of one kind. */
export type NameOf<L extends List, F> = {
  [N in keyof L['filters'] & string]: L['filters'][N] extends F ? N : never
}[keyof L['filters'] & string]
type WordOf<F> = F extends ChoiceFilter<infer Word> ? Word : never
type ChoiceName<L extends List> = NameOf<L, ChoiceFilter>
type DaysName<L extends List> = NameOf<L, DaysFilter>
/** Filters that need no texts for their values. */
export type PlainName<L extends List> = Exclude<FilterName<L>, ChoiceName<L> | DaysName<L>>

type FilterLabel = { label: Text } & Partial<Pick<FilterOf<FilterType>, 'key' | 'parent' | 'sorter' | 'single'>>
type WordChoices<Word extends string> = { fixed: Readonly<Record<Word, Text | Omit<FixedChoice, 'id'>>> }
type NumberChoices = { fixed: readonly FixedChoice[] }

/** Up to this many fixed choices are checkboxes, more are a select. */
const mostTicked = 7

const typeOf: Record<FilterKind, FilterType> = {
  contains: 'searchInput',
  ids: 'selectInput',
  id: 'selectInput',
  flag: 'checkbox',
  flags: 'checkbox',
  choice: 'selectInput',
  choices: 'checkbox',
  day: 'datePicker',
  number: 'numberInput',
  days: 'checkbox',
  facility_or_group: 'searchInput', // fixed by the table's place, never chosen by the user
}

const yesAndNo: FixedChoice[] = [
  { id: 'true', name: words.yes },
  { id: 'false', name: words.no },
]

/**
 * Labels a filter of the list's contract; its kind there decides how it is chosen, shown and written. Choice filters need a text for each
 * word, day count filters the values offered.
 */
export function listFilter<L extends List, N extends ChoiceName<L>>(
  list: L,
  name: N,
  described: FilterLabel & WordChoices<WordOf<L['filters'][N]>>,
): TableFilter
export function listFilter<L extends List>(list: L, name: DaysName<L>, described: FilterLabel & NumberChoices): TableFilter
export function listFilter<L extends List>(list: L, name: PlainName<L>, described: FilterLabel & Partial<NumberChoices>): TableFilter
export function listFilter(
  list: List,
  name: string,
  { fixed, ...described }: FilterLabel & Partial<NumberChoices | WordChoices<string>>,
): TableFilter {
  const filter = (list.filters[name] ?? list.context[name])! // the types above only allow the list's names
  const named = fixed && !isCounted(fixed) ? filter.choices?.map((id) => ({ id, ...withName(fixed[id]!) })) : fixed
  return describeFilter(list, name, { ...described, ...(named && { fixed: named }) })
}

const isCounted = (fixed: NumberChoices['fixed'] | WordChoices<string>['fixed']): fixed is NumberChoices['fixed'] => Array.isArray(fixed)

const withName = (given: Text | Omit<FixedChoice, 'id'>): Omit<FixedChoice, 'id'> => ('name' in given ? given : { name: given })

/** Same as `listFilter`, for filters shared by several lists. */
export function describeFilter(list: List, name: string, described: FilterLabel & Partial<NumberChoices>): TableFilter {
  const { kind, target, permission }: Filter = (list.filters[name] ?? list.context[name])!
  const fixed = described.fixed ?? (kind === 'flag' || kind === 'flags' ? yesAndNo : undefined)
  return {
    key: name,
    ...(kind === 'id' || kind === 'flag' ? { single: true } : {}),
    ...(fixed ? { fixed } : {}),
    ...(target ? { target } : {}),
    ...(permission ? { needs: permission } : {}),
    ...described,
    type: fixed && fixed.length > mostTicked ? 'selectInput' : typeOf[kind],
    parameters: (value: FilterValue) => ({ [name]: parameterOf(value) }),
  } as TableFilter // type and value match: both follow from the kind
}

/** Combines two day filters, `…__gte` and `…__lte`, into a range under their common name. */
export const dayRange = <L extends List>(_list: L, name: RangeName<L>, described: FilterLabel): TableFilter => ({
  key: name,
  ...described,
  type: 'rangePicker',
  parameters: ({ from, to }) => ({ ...(from && { [`${name}__gte`]: from }), ...(to && { [`${name}__lte`]: to }) }),
})

/** The phrase of the search field. */
export const phraseFilter: TableFilter = {
  type: 'searchInput',
  key: 'phrase',
  label: texts.search,
  parameters: (phrase) => ({ search: phrase }),
}

/** The filters that exclude rows. */
export const narrowing = (filters: readonly TableFilter[]): TableFilter[] => filters.filter(({ context }) => context === undefined)

const parameterOf = (value: FilterValue): string => (Array.isArray(value) ? value.map(({ id }) => id).join(',') : String(value))
